// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/id.h"
#include "core/base/time.h"
#include "core/session/message.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <array>
#include <functional>
#include <vector>

namespace stemma {

/// How a session of one agent becomes a session of another.
struct HandOverWish
{
    enum class Thinking : quint8 { LeaveOut, AsText };
    enum class Tools : quint8 { AsCalls, AsText };

    SessionId session;
    QString title; ///< of the new session; empty: as the session is known
    QString directory; ///< of the project, absolute; empty: the session's own
    Thinking thinking = Thinking::LeaveOut;
    Tools tools = Tools::AsCalls;

    bool operator==(const HandOverWish&) const = default;
};

/// What else is changed on the way, for example redacted. Empty functions change nothing.
struct HandOverChanges
{
    std::function<void(Message&)> message; ///< may take parts away
    std::function<QString(const QString&)> text; ///< of the session: its title, its folder
};

/// What of a session the new one does not have, or has in another form.
enum class HandOverLoss : quint8 {
    Thinking, ///< left out, as wished
    ThinkingAsText, ///< without its signature
    HiddenThinking, ///< encrypted, or empty by the provider's choice
    ToolsAsText, ///< as wished
    OpenCalls, ///< have no result, so they become text
    LooseResults, ///< have no call, so they become text
    Images,
    FileNotes, ///< large files that stood in a message; become text
    Patches, ///< recorded beside the calls that made them
    Summaries, ///< the messages that they replaced are handed over
    SystemTexts, ///< of the agent itself, not of the user
    InjectedTexts, ///< what the agent's program added to prompts
    Discarded,
    SideChains,
    SubAgents, ///< sessions of their own, which can be handed over by themselves
    EarlyAnswers, ///< before the first prompt
    HalfCharacters, ///< texts that have some: JSON has an escape for them, which strict readers refuse
    Failures, ///< of calls, for an agent that does not record them
    Unreadable, ///< messages that are gone or damaged
    Others, ///< events and parts that no rule fits
    Count
};

using HandOverLosses = std::array<qint64, size_t(HandOverLoss::Count)>;

/// What is lost, a whole sentence for each kind that occurs (translated).
[[nodiscard]] QStringList textsOf(const HandOverLosses& losses);

/// A piece of a message that every agent knows in some form.
struct HandedBlock
{
    enum class Kind : quint8 { Text, Image, Call };
    Kind kind = Kind::Text;
    QString text {};
    QString name {}; ///< of a call's tool; letters, digits, "_" and "-"
    QByteArray input {}; ///< of a call: a JSON object
    QString output {}; ///< of a call
    bool hasFailed = false; ///< a call
    QString mediaType {}; ///< of an image
    QByteArray base64 {}; ///< of an image: its file
    std::vector<HandedBlock> images {}; ///< in the result of a call

    bool operator==(const HandedBlock&) const = default;
};

struct HandedMessage
{
    bool isAnswer = false; ///< else a prompt
    Time at;
    std::vector<HandedBlock> blocks;
};

/// A block of a draft. What it says is in the draft's HandOverContents.
struct DraftedBlock
{
    enum class Wording : quint8 {
        AsIs,
        CallAsText,
        ResultAsText, ///< of the same call
    };
    HandedBlock::Kind kind = HandedBlock::Kind::Text;
    Wording wording = Wording::AsIs; ///< of a text
    bool hasFailed = false; ///< a call
    qint64 content = -1; ///< its place
    qint64 result = -1; ///< of a call; negative: it has none
    std::vector<qint64> images {}; ///< in the result of a call
};

struct DraftedMessage
{
    bool isAnswer = false; ///< else a prompt
    Time at; ///< later than that of the message before
    std::vector<DraftedBlock> blocks {}; ///< one at least; of an answer calls come last
};

/// A session as one agent hands it to another: begins with a prompt; prompts and answers alternate, but that an answer
/// which calls tools may be followed by the next one; every call has a result.
struct HandOverDraft
{
    SessionId from;
    QString agent; ///< that it comes from, for users
    QString name; ///< of the session it comes from, for users
    QString title;
    QString directory;
    QString model; ///< that answered last; may be empty
    std::vector<DraftedMessage> messages;
    HandOverLosses losses {};
};

} // namespace stemma
