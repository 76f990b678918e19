// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/ask/probe.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr qsizetype MostWords = 4; ///< of a demand that names nothing, in its question
constexpr qsizetype FewestLetters = 4; ///< of such a word
constexpr qsizetype FewestAround = 2; ///< such words beside a gap, for a question to be one
constexpr qsizetype BeginningWords = 3; ///< of an error or a quotation whose end is asked about
constexpr auto Gap = "____"_L1;

struct ProbeText
{
    Q_DECLARE_TR_FUNCTIONS(Probe)
};

/// What a demand is about: the code it names, or else a path; empty: it names nothing.
QString topicOf(const QString& demand)
{
    static const QRegularExpression code(u"`([^`\\n]{2,120})`"_s);
    static const QRegularExpression path(u"(?<![\\w/])((?:[\\w.@+-]*/)+[\\w.@+-]+|[\\w-]+\\.[a-z]{1,4}\\b)"_s);
    for (const QRegularExpression& pattern : {code, path}) {
        if (const QRegularExpressionMatch match = pattern.match(demand); match.hasMatch())
            return match.captured(1);
    }
    return {};
}

/// A demand that something stays as it is: in the languages of the rules it has one of these.
bool isAboutChange(const QString& demand)
{
    static const QRegularExpression words(
        u"chang|touch|edit|modif|keep|leave|alter|rename|änder|anfass|lass|behalt|cambi|toc|toqu|touche|laisse|変更|触|改|动"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    return words.match(demand).hasMatch();
}

/// The words of a demand that say what it is about, without those that say what is demanded.
QStringList tellingWords(const QString& demand)
{
    static const QRegularExpression word(u"\\w[\\w-]*"_s, QRegularExpression::UseUnicodePropertiesOption);
    static const QStringList others {u"must"_s, u"never"_s, u"always"_s, u"only"_s, u"should"_s, u"shall"_s,
        u"cannot"_s, u"dont"_s, u"keep"_s, u"unchanged"_s, u"without"_s, u"please"_s, u"careful"_s, u"with"_s,
        u"from"_s, u"that"_s, u"this"_s, u"then"_s, u"than"_s, u"when"_s, u"what"_s, u"which"_s, u"have"_s, u"into"_s,
        u"more"_s, u"most"_s, u"nicht"_s, u"niemals"_s, u"immer"_s, u"muss"_s, u"darf"_s, u"dürfen"_s, u"ohne"_s,
        u"bitte"_s};
    QStringList words;
    for (const QRegularExpressionMatch& match : word.globalMatch(demand)) {
        const QString one = match.captured();
        if (one.size() >= FewestLetters && !others.contains(one.toLower()) && !words.contains(one))
            words += one;
    }
    return words.first(std::min(words.size(), MostWords));
}

QString questionAboutDemand(const QString& demand)
{
    const QString topic = topicOf(demand);
    if (!topic.isEmpty())
        return isAboutChange(demand) ? ProbeText::tr("May %1 be changed?").arg(topic)
                                     : ProbeText::tr("What did the user demand or decide about %1?").arg(topic);
    const QStringList words = tellingWords(demand);
    return words.isEmpty()
        ? QString()
        : ProbeText::tr("What did the user demand or decide about this: %1?").arg(words.join(u", "_s));
}

QString questionAboutPath(const QString& path)
{
    const QString name = path.section(u'/', -1);
    const bool isPattern = path.contains(u'*') || path.contains(u'{');
    return name.isEmpty() || name == path || isPattern ? QString()
                                                       : ProbeText::tr("What is the whole path of %1?").arg(name);
}

QString questionAboutCommand(const QString& command)
{
    const QString program = command.section(u' ', 0, 0).section(u'/', -1);
    return program.isEmpty() || program == command
        ? QString()
        : ProbeText::tr("Which command line with %1 was run, with all its arguments?").arg(program);
}

QString questionAboutUrl(const QString& url)
{
    const QString host = url.section("://"_L1, 1).section(u'/', 0, 0);
    return host.isEmpty() || url.endsWith(host) ? QString()
                                                : ProbeText::tr("What is the whole address at %1?").arg(host);
}

/// Without what models put around words.
QString plainWords(const QString& text)
{
    static const QRegularExpression marks(u"[`*_\"“”„‘’']"_s);
    return QString(text).remove(marks).simplified().toCaseFolded();
}

/// To be quoted in a question.
QString quotable(const QString& text)
{
    static const QRegularExpression marks(u"[`*\"“”„]"_s);
    return QString(text).remove(marks).simplified();
}

/// The places at which a fact stands for itself in a text, and is no part of a longer word or number.
QRegularExpression patternOf(const QString& fact)
{
    return QRegularExpression(
        u"(?<![\\w])(?<!\\d[.,])"_s + QRegularExpression::escape(fact) + u"(?![\\w])(?![.,]\\d)"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
}

/// The sentence with a gap in the place of what was lost; empty: it would give it away, or says too little.
QString withGap(const LossFinding& finding)
{
    const QString fact = quotable(finding.text);
    QString sentence = quotable(finding.sentence);
    if (fact.isEmpty() || sentence.isEmpty())
        return {};
    sentence.replace(patternOf(fact), Gap);
    const bool tells = tellingWords(QString(sentence).remove(Gap)).size() >= FewestAround;
    return sentence.contains(Gap) && tells && !sentence.contains(fact, Qt::CaseInsensitive) ? sentence : QString();
}

/// The beginning of a text that is long enough to be asked for its end; empty: it is not.
QString beginningOf(const QString& text)
{
    const QStringList words = quotable(text).split(u' ', Qt::SkipEmptyParts);
    return words.size() >= 2 * BeginningWords ? words.first(BeginningWords).join(u' ') : QString();
}

QString questionAboutError(const LossFinding& finding)
{
    if (const QString sentence = withGap(finding); !sentence.isEmpty())
        return ProbeText::tr("Which error belongs in the gap: “%1”?").arg(sentence);
    const QString beginning = beginningOf(finding.text);
    return beginning.isEmpty() ? QString() : ProbeText::tr("How does the error go on that begins “%1”?").arg(beginning);
}

QString questionAboutQuotation(const LossFinding& finding)
{
    if (const QString sentence = withGap(finding); !sentence.isEmpty())
        return ProbeText::tr("Which quoted words belong in the gap: “%1”?").arg(sentence);
    const QString beginning = beginningOf(finding.text);
    return beginning.isEmpty() ? QString()
                               : ProbeText::tr("How does the quotation go on that begins “%1”?").arg(beginning);
}

QString questionAbout(const LossFinding& finding)
{
    const auto aboutGap = [&finding](const QString& question) {
        const QString sentence = withGap(finding);
        return sentence.isEmpty() ? QString() : question.arg(sentence);
    };
    switch (finding.kind) {
    case LossKind::Constraint:
    case LossKind::Decision:
        return questionAboutDemand(finding.text);
    case LossKind::Path:
        return questionAboutPath(finding.text);
    case LossKind::Command:
        return questionAboutCommand(finding.text);
    case LossKind::Url:
        return questionAboutUrl(finding.text);
    case LossKind::Error:
        return questionAboutError(finding);
    case LossKind::Quotation:
        return questionAboutQuotation(finding);
    case LossKind::Identifier:
        return aboutGap(ProbeText::tr("Which name belongs in the gap: “%1”?"));
    case LossKind::Number:
        return aboutGap(ProbeText::tr("Which figure belongs in the gap: “%1”?"));
    case LossKind::Version:
        return aboutGap(ProbeText::tr("Which version belongs in the gap: “%1”?"));
    }
    return {};
}

/// Whether the fact that a question is about stands in words, which are plain.
bool isIn(const QString& words, const ProbeQuestion& question)
{
    const QString fact = plainWords(question.fact);
    const bool isPart = question.kind == LossKind::Number || question.kind == LossKind::Identifier
        || question.kind == LossKind::Version; // "16" of "160"
    return !fact.isEmpty() && words.contains(fact) && (!isPart || words.contains(patternOf(fact)));
}

/// They go to a model together.
bool giveAway(const ProbeQuestion& a, const ProbeQuestion& b)
{
    return isIn(plainWords(a.text), b) || isIn(plainWords(b.text), a);
}

} // namespace

QLatin1StringView nameOf(ProbeVerdict verdict)
{
    switch (verdict) {
    case ProbeVerdict::Answered:
        return "answered"_L1;
    case ProbeVerdict::Otherwise:
        return "otherwise"_L1;
    case ProbeVerdict::NotAnswered:
        break;
    }
    return "not-answered"_L1;
}

std::optional<ProbeQuestion> probeQuestion(const LossFinding& finding)
{
    const QString text = questionAbout(finding);
    return text.isEmpty() ? std::nullopt : std::optional(ProbeQuestion {text, finding.kind, finding.text});
}

QList<ProbeQuestion> probeQuestions(const LossReview& review, qsizetype most)
{
    QList<ProbeQuestion> questions;
    for (const LossFinding& finding : review.findings) {
        if (questions.size() >= most)
            break;
        if (finding.status == LossFinding::Status::Kept)
            continue;
        const auto question = probeQuestion(finding);
        const auto collides = [&question](const ProbeQuestion& other) {
            return question->text == other.text || giveAway(*question, other);
        };
        if (question && std::ranges::none_of(questions, collides))
            questions += *question;
    }
    return questions;
}

QStringList probeAnswers(QStringView answer, qsizetype questions)
{
    static const QRegularExpression number(u"^\\s*(?:[*#>-]+\\s*)?\\**(\\d{1,3})\\**[.):]\\**\\s*"_s);
    QStringList answers(questions);
    qsizetype current = 0; // counted from 1; 0: none yet
    for (const QStringView line : answer.tokenize(u'\n')) {
        const QRegularExpressionMatch match = number.matchView(line);
        const qsizetype named = match.hasMatch() ? match.capturedView(1).toLongLong() : 0;
        // A list within an answer counts from 1 again.
        const bool isNext = named > current && named <= questions;
        if (isNext)
            current = named;
        if (current == 0)
            continue;
        QString& text = answers[current - 1];
        if (!text.isEmpty())
            text += u'\n';
        text += isNext ? line.sliced(match.capturedLength()) : line;
    }
    if (current == 0 && questions == 1)
        return {answer.trimmed().toString()};
    for (QString& text : answers)
        text = text.trimmed();
    return answers;
}

ProbeVerdict judgeAnswer(
    const ProbeQuestion& question, const QString& answer, const std::shared_ptr<const LossRules>& rules)
{
    if (isIn(plainWords(answer), question))
        return ProbeVerdict::Answered;
    const bool isReviewed = question.kind == LossKind::Constraint || question.kind == LossKind::Decision
        || question.kind == LossKind::Number; // "0.25 s" are "250 ms"
    if (!isReviewed)
        return ProbeVerdict::NotAnswered; // half a path, as the question has it, is none
    const ReviewedText lost {0, 0, Role::User, FactSource::Text, question.fact};
    // Who asks back, or repeats the question, has not answered.
    static const QRegularExpression asked(u"[^.!?。！？\\n]*(?:\\.(?=\\S)[^.!?。！？\\n]*)*[?？]"_s);
    const auto review = reviewLoss({lost}, QString(answer).remove(asked), {}, rules);
    if (!review)
        return ProbeVerdict::NotAnswered;
    const auto found = std::ranges::find(review->findings, question.kind, &LossFinding::kind);
    if (found == review->findings.cend() || found->status == LossFinding::Status::Lost)
        return ProbeVerdict::NotAnswered;
    return found->status == LossFinding::Status::Kept ? ProbeVerdict::Answered : ProbeVerdict::Otherwise;
}

} // namespace stemma
