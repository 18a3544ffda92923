# Karawana on Discord: docker run -e DISCORD_TOKEN=... -v karawana:/data karawana
FROM python:3.11-slim

ENV PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
WORKDIR /app

# Dependencies first: they change less often than the code.
COPY pyproject.toml constraints.txt README.md ./
RUN mkdir bot engines renderers data \
    && touch bot/__init__.py engines/__init__.py renderers/__init__.py data/__init__.py \
    && pip install -c constraints.txt . \
    && pip uninstall -y karawana

COPY bot bot
COPY engines engines
COPY renderers renderers
COPY data data
RUN pip install --no-deps . && rm -rf bot engines renderers data build

RUN useradd --create-home karawana && mkdir /data && chown karawana /data
USER karawana
WORKDIR /data
VOLUME /data
ENV KARAWANA_DATABASE=/data/karawana.sqlite

# The bot touches this file twice a minute while it is connected.
HEALTHCHECK --interval=60s --timeout=5s --start-period=60s \
    CMD test $(( $(date +%s) - $(stat -c %Y /data/karawana.alive) )) -lt 180

STOPSIGNAL SIGTERM
ENTRYPOINT ["karawana"]
CMD ["play"]
