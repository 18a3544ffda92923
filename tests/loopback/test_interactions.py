"""discord.py over real sockets: commands, components, modals, private and late answers."""

import pytest

from bot.loopback import LoopbackServer, Person, Place, Refused
from tests.loopback.sample_bot import SampleBot, log_in


async def test_the_bot_logs_in_and_registers_its_commands(server: LoopbackServer, bot: SampleBot) -> None:
    assert bot.user is not None
    assert bot.user.name == "karawana"
    guild = bot.guilds[0]
    assert {member.display_name for member in guild.members} == {
        "Karawana",
        "Ada",
        "Bartek",
        "Celina",
        "Darek",
    }
    assert {channel.name for channel in guild.text_channels} == {"general", "games"}
    assert len(server.world.commands(None)) == 10


async def test_a_slash_command_with_typed_options(ada: Person, general: Place) -> None:
    reply = await ada.run("say", general, text="hej", times=2, loud=True)
    assert reply.kind == "message"
    assert reply.shown.text == "HEJ HEJ"
    assert not reply.shown.private


async def test_options_that_do_not_fit_are_refused_before_the_bot_hears_of_them(
    ada: Person, general: Place
) -> None:
    for wrong in ({}, {"text": "a", "times": 4}, {"text": "a", "loud": "yes"}, {"text": "a", "more": 1}):
        with pytest.raises(Refused):
            await ada.run("say", general, **wrong)


async def test_a_private_reply_is_seen_by_one_person_and_not_in_the_history(
    server: LoopbackServer, bot: SampleBot, ada: Person, bartek: Person, general: Place
) -> None:
    reply = await ada.run("whisper", general)
    assert reply.shown.private
    assert reply.shown.text == "psst (en-US)"
    await ada.post(lambda post: post.id == reply.shown.id)
    await ada.say(general, "hello")
    await bartek.post(lambda post: post.text == "hello")
    assert [post.text for post in bartek.posts(general)] == ["hello"]
    channel = bot.get_channel(int(general.id))
    assert [message.content async for message in channel.history()] == ["hello"]  # type: ignore[union-attr]


async def test_the_readers_language_reaches_the_bot(bartek: Person, general: Place) -> None:
    assert (await bartek.run("whisper", general)).shown.text == "psst (pl)"
    await bartek.settings(locale="en-GB")
    assert (await bartek.run("whisper", general)).shown.text == "psst (en-GB)"


async def test_names_of_commands_are_kept_in_every_language(ada: Person) -> None:
    say = next(command for command in ada.commands["guild"] if command["name"] == "say")
    assert say["name_localizations"] == {"pl": "powiedz"}
    assert say["description_localizations"] == {"pl": "Powiedz coś"}


async def test_autocomplete(ada: Person, general: Place) -> None:
    choices = await ada.complete("eat", general, "fruit", "ap")
    assert choices == [{"name": "Apple", "value": "apple"}, {"name": "Apricot", "value": "apricot"}]
    assert (await ada.run("eat", general, fruit="apple")).shown.text == "Ada eats apple"


async def test_a_promised_answer_is_kept_by_the_first_follow_up(ada: Person, general: Place) -> None:
    reply = await ada.run("think", general)
    assert reply.kind == "thinking"
    answer = await ada.post(lambda post: post.id == reply.shown.id and not post.loading)
    assert answer.text == "thought"
    assert not answer.private
    assert [(p.filename, p.alt) for p in answer.pictures] == [("board.png", "an orange board")]
    assert (answer.raw["attachments"][0]["width"], answer.raw["attachments"][0]["height"]) == (40, 30)
    assert (await ada.download(answer.pictures[0].url)).startswith(b"\x89PNG")
    assert (await ada.post(lambda post: post.text == "and more")).private


async def test_a_private_promise_stays_private(ada: Person, bartek: Person, general: Place) -> None:
    reply = await ada.run("think", general, private=True)
    assert (await ada.post(lambda post: post.id == reply.shown.id and not post.loading)).private
    assert not bartek.posts(general)


async def test_a_modal_is_filled_in_and_sent(ada: Person, bartek: Person, general: Place) -> None:
    panel = (await ada.run("panel", general)).shown
    opened = await ada.click(panel, "Form")
    assert opened.kind == "modal"
    assert opened.modal is not None
    assert opened.modal["title"] == "A name"
    with pytest.raises(Refused, match="characters"):
        await ada.submit(opened, {"wish": "x" * 21, "colour": ["b"]})
    with pytest.raises(Refused, match="no longer open"):
        await bartek.submit(opened, {"wish": "Bo", "colour": ["b"]})
    reply = await ada.submit(opened, {"wish": "Bo", "colour": ["b"]})
    assert reply.shown.text == "Bo likes b"


async def test_a_deferred_update_changes_the_message_later(ada: Person, general: Place) -> None:
    panel = (await ada.run("panel", general)).shown
    assert (await ada.click(panel, "Quiet")).kind == "deferred"
    assert (await ada.post(lambda post: post.id == panel.id and "quietly" in post.text)).buttons


async def test_menus(ada: Person, general: Place) -> None:
    panel = (await ada.run("panel", general)).shown
    reply = await ada.choose(panel, "Plum", "apple", menu="fruit")
    assert reply.kind == "update"
    assert reply.shown.text == "chosen: plum, apple"
    with pytest.raises(Refused, match="not offered"):
        await ada.choose(panel, "pear", menu="fruit")
    with pytest.raises(Refused, match="3 values"):
        await ada.choose(panel, "apple", "plum", "cherry", menu="fruit")
    other = next(place for place in (ada.id,))
    assert (await ada.choose(panel, other, menu="who")).shown.text == "you chose Ada"


async def test_a_layout_shows_its_pictures_and_texts(ada: Person, general: Place) -> None:
    board = (await ada.run("board", general)).shown
    assert "The board is set." in board.text
    assert "Whose turn?" in board.text
    assert [(p.filename, p.alt) for p in board.pictures] == [("board.png", "an orange board")]
    counted = (await ada.click(board, "Count 1")).shown
    assert counted.button("Count 2").custom_id == "count:2"


async def test_a_dynamic_button_works_after_a_restart(
    server: LoopbackServer, bot: SampleBot, ada: Person, general: Place
) -> None:
    post = (await ada.run("count", general)).shown
    await bot.close()
    await server.drop_gateway(resumable=False)
    assert (await ada.click(post, "Count 1")).kind == "failed"
    again = SampleBot()
    running = await log_in(again)
    await server.wait_for_bot()
    assert (await ada.click(post, "Count 1")).shown.buttons[0].label == "Count 2"
    await again.close()
    await running


async def test_commands_are_offered_by_permission_and_place(
    bot: SampleBot, ada: Person, bartek: Person
) -> None:
    def command(name: str, **more: object) -> dict[str, object]:
        return {"name": name, "description": name, **more}

    manage_server = str(1 << 5)
    await bot.http.bulk_upsert_global_commands(
        bot.application_id or 0,
        [
            command("all"),
            command("hosts", default_member_permissions=manage_server),
            command("owner", default_member_permissions="0"),
            command("here", contexts=[0]),
            command("letters", contexts=[1]),
        ],
    )

    def offered(person: Person, where: str) -> set[str]:
        return {entry["name"] for entry in person.commands[where]}

    await bartek.until(lambda: offered(bartek, "guild") == {"all", "here"})
    await ada.until(lambda: offered(ada, "guild") == {"all", "hosts", "owner", "here"})
    assert offered(bartek, "dm") == {"all", "hosts", "owner", "letters"}
    with pytest.raises(Refused):
        await bartek.run("hosts", bartek.place("general"))


async def test_a_kept_promise_pings(ada: Person, bartek: Person, general: Place) -> None:
    reply = await ada.run("call", general, who=bartek)
    post = await bartek.post(lambda p: "your turn" in p.text)
    assert (post.id, post.pinged) == (reply.shown.id, [bartek.id])
