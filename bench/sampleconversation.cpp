// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/sampleconversation.h"

#include "tests/testkit/syntheticsession.h"

#include <span>

using namespace Qt::StringLiterals;

namespace stemma::bench {

namespace {

// What a sentence holds for one of its facts: %p a path, %n a name, %f a figure with its unit, %i a number, %v a
// version, %c a command, %t a ticket, %u an address.

constexpr QStringView English[] = {
    u"Please do not touch %p, the other team owns it until %v.",
    u"The function `%n` must stay below %f even with %i workers.",
    u"Never call `%n` while the lock of `%n` is held.",
    u"I looked at %p and the retry there waits %f before it asks again.",
    u"We decided to use %n instead of %n because it needs no %i extra rows.",
    u"When I ran `%c` it failed %i times, and then it passed.",
    u"The report says that %i of the %i requests took longer than %f.",
    u"It seems to me that `%n` copies the buffer once for each of the %i pages.",
    u"Keep the file format readable for version %v, customers still have files of it.",
    u"The answer of %u lists the limits, among them %i connections for a client.",
    u"Could you explain why `%n` is called from %p as well?",
    u"That is the same problem as in %t, only with %f of data.",
    u"Use only the standard library in %p; no new dependencies.",
    u"The test for `%n` waits %f although nothing happens there.",
    u"After that the queue holds %i entries and the memory is at %f.",
    u"I would rather have the check in %p, next to where `%n` reads the header.",
    u"If the header is older than %v the loader has to refuse the file with a clear message.",
    u"There was a note in %p that said “the counter starts at %i”.",
    u"Always run `%c` before you push, the pipeline takes too long to find it.",
    u"So far the numbers look fine: %f on the slow machine, %f on mine.",
};

constexpr QStringView German[] = {
    u"Bitte ändere %p nicht, daran arbeitet gerade die andere Gruppe.",
    u"Die Funktion `%n` darf höchstens %f brauchen, auch bei %i Arbeitern.",
    u"Wir haben beschlossen, %n statt %n zu verwenden, weil es %i Zeilen spart.",
    u"Beim Aufruf von `%c` kam nach %f eine Meldung, die ich nicht verstehe.",
    u"In %p stehen noch %i alte Einträge, die niemand mehr liest.",
    u"Niemals `%n` aufrufen, solange `%n` noch schreibt.",
    u"Das Format muss mit Version %v lesbar bleiben, das ist den Kunden zugesagt.",
    u"Gemessen habe ich %f, vorher waren es %f bei gleicher Last.",
    u"Der Fehler aus %t tritt nur auf, wenn mehr als %i Sitzungen offen sind.",
    u"Siehe %u, dort ist die Grenze von %i Verbindungen beschrieben.",
    u"Verwende in %p ausschließlich die Standardbibliothek.",
    u"Warum wird `%n` eigentlich zweimal aufgerufen?",
};

constexpr QStringView Spanish[] = {
    u"Por favor no toques %p, el otro equipo trabaja en ello.",
    u"La función `%n` debe tardar como máximo %f con %i procesos.",
    u"Decidimos usar %n en lugar de %n porque ahorra %i filas.",
    u"Nunca llames a `%n` mientras `%n` está escribiendo.",
    u"En %p quedan %i entradas viejas que nadie lee.",
    u"El formato tiene que seguir siendo compatible con la versión %v.",
    u"Al ejecutar `%c` apareció un error después de %f.",
    u"He medido %f, antes eran %f con la misma carga.",
    u"El fallo de %t solo ocurre con más de %i sesiones abiertas.",
    u"Usa únicamente la biblioteca estándar en %p.",
};

constexpr QStringView Answers[] = {
    u"I have read %p and found that `%n` is where the %f go.",
    u"The loop in `%n` runs %i times; each pass allocates a list for `%n`.",
    u"`%c` passes now, with %i tests and no warning.",
    u"- `%p` holds the new class `%n`, which replaces `%n`.",
    u"- The limit is %f and stands in `%n`, so that %p can read it too.",
    u"Before the change a page took %f, afterwards %f.",
    u"I decided to keep `%n` as it is and to move the check to %p.",
    u"The error was `%n: index %i out of range`, thrown from %p:%i.",
    u"Next I will look at %p, because `%n` is called there with %i arguments.",
    u"According to %u the server closes idle connections after %f.",
    u"This also settles %t: the file of version %v is read again.",
};

constexpr QStringView Printed[] = {
    u"%p:%i:    if (%n(entry, %i) != %n::None) return fail(%n, offset + %i);",
    u"      Start %i: %n",
    u"%i/%i Test #%i: %n ...................   Passed    %i.%i sec",
    u"2026-03-%i 14:%i:08.%i INFO  [%n] worker %i took page %i of session %i in %f",
    u"2026-03-%i 09:%i:51.%i WARN  [%n] retry %i after %f: connection reset by peer",
    u"-rw-r--r-- 1 build build %i Mar %i 11:%i %p",
    u"%p:%i:%i: warning: unused variable '%n' [-Wunused-variable]",
    u"%p:%i:%i: error: no member named '%n' in '%n'; did you mean '%n'?",
    u"{\"id\": %i, \"name\": \"%n\", \"path\": \"%p\", \"took\": \"%f\", \"retries\": %i}",
    u"[%i/%i] Building CXX object %p.o",
    u"   %i   %i.%i%%  %n  %p",
    u"commit %h  %t: %n no longer waits for %n (%i files)",
};

constexpr QStringView Code[] = {
    u"    const auto %n = %n(%n, %i);",
    u"    for (qsizetype i = 0; i < %n.size(); ++i) {",
    u"        if (%n[i].%n > %i)",
    u"            return fail(Errc::%n, %i);",
    u"    m_%n = std::move(%n);",
    u"    // At most %i entries: %n forgets the rest.",
    u"    %n.insert(%i, QStringLiteral(\"%n\"));",
    u"    while (%n->next(%i)) %n += %n->value(%i);",
};

constexpr QStringView Words[] = {u"retry", u"budget", u"session", u"page", u"header", u"queue", u"worker", u"buffer",
    u"outline", u"token", u"summary", u"context", u"store", u"index", u"reader", u"writer", u"cache", u"lock", u"clock",
    u"record", u"field", u"span", u"edge", u"graph", u"lane", u"batch", u"chunk", u"cursor", u"journal", u"message",
    u"layout", u"anchor", u"limit", u"counter", u"parser", u"filter", u"format", u"lookup", u"merge", u"window"};
constexpr QStringView Folders[] = {u"src", u"core", u"src/net", u"src/store", u"tests", u"lib/io", u"app/models",
    u"docs", u"tools/ci", u"packages/server/src"};
constexpr QStringView Extensions[] = {u"cpp", u"h", u"py", u"ts", u"md", u"json", u"toml", u"rs", u"sql"};
constexpr QStringView Units[] = {u"ms", u"s", u"MB", u"KiB", u"minutes", u"GB", u"%", u"seconds"};

class Writer
{
public:
    explicit Writer(quint64 seed)
        : m_dice(seed)
    {
    }

    QString sentence(QStringView form)
    {
        QString text;
        for (qsizetype i = 0; i < form.size(); ++i) {
            if (form[i] == u'%' && i + 1 < form.size())
                text += fact(form[++i]);
            else
                text += form[i];
        }
        return text;
    }

    QString sentences(std::span<const QStringView> forms, int count, QStringView between = u" ")
    {
        QString text;
        for (int i = 0; i < count; ++i)
            text += (i > 0 ? between : QStringView()) % sentence(forms[size_t(below(int(forms.size())))]);
        return text;
    }

    QString prompt()
    {
        const int language = below(3);
        return sentences(language == 0 ? std::span(English)
                : language == 1        ? std::span<const QStringView>(German)
                                       : std::span<const QStringView>(Spanish),
            4 + below(10));
    }

    QString answer()
    {
        QString text = sentences(Answers, 4 + below(8), u"\n");
        if (below(3) == 0)
            text += u"\n\n```cpp\n" % sentences(Code, 3 + below(8), u"\n") % u"\n```\n" % sentences(English, 1);
        return text;
    }

    QString input()
    {
        switch (below(3)) {
        case 0:
            return sentence(uR"({"command": "%c && grep -rn %n %p | head -%i", "timeout": %i})");
        case 1:
            return sentence(uR"({"path": "%p", "offset": %i, "limit": %i})");
        default:
            return sentence(uR"({"path": "%p", "old": ")") % sentences(Code, 2, u"\\n").replace(u'"', u"\\\""_s)
                % uR"(", "new": ")" % sentences(Code, 3, u"\\n").replace(u'"', u"\\\""_s) % uR"("})";
        }
    }

    /// What a tool printed, of @p size characters or a little more.
    QString output(qsizetype size)
    {
        QString text;
        const int form = below(int(std::size(Printed)));
        const bool isCode = below(3) == 0;
        while (text.size() < size)
            text += sentences(
                        isCode ? std::span<const QStringView>(Code) : std::span(Printed).subspan(size_t(form), 1), 1)
                % u'\n';
        return text;
    }

    QString patch()
    {
        const QString path = fact(u'p');
        QString text = u"--- a/%1\n+++ b/%1\n@@ -%2,6 +%2,7 @@\n"_s.arg(path).arg(1 + below(900));
        for (const QStringView sign : {u" ", u"-", u"+", u"+", u" "})
            text += sign % sentences(Code, 1) % u'\n';
        return text;
    }

    int below(int end) { return m_dice.below(end); }

private:
    QStringView word() { return Words[size_t(below(int(std::size(Words))))]; }
    template<size_t Count> QStringView any(const QStringView (&list)[Count]) { return list[size_t(below(Count))]; }

    QString name()
    {
        const auto upper = [](QStringView word) { return QString(word.front().toUpper() % word.sliced(1)); };
        switch (below(4)) {
        case 0:
            return word() % u'_' % word() % (below(2) ? u"_" % QString::number(below(90)) : QString());
        case 1:
            return upper(word()) % upper(word()) % u"::" % word() % upper(word());
        case 2:
            return word() % upper(word()) % upper(word());
        default:
            return upper(word()) % upper(word());
        }
    }

    QString fact(QChar kind)
    {
        switch (kind.unicode()) {
        case u'p':
            return any(Folders) % u'/' % word() % u'_' % word() % (below(3) ? QString() : QString::number(below(30)))
                % u'.' % any(Extensions);
        case u'n':
            return name();
        case u'f':
            return QString::number(1 + below(below(2) ? 60 : 900)) % u' ' % any(Units);
        case u'i':
            return QString::number(1 + below(below(2) ? 90 : 9'000));
        case u'v':
            return u"%1.%2.%3"_s.arg(below(9)).arg(below(20)).arg(below(12));
        case u'c':
            return u"ctest --test-dir build/%1 -R tst_%2_%3"_s.arg(word(), word(), word());
        case u't':
            return u"STEM-%1"_s.arg(100 + below(9'000));
        case u'h':
            return QString::number(m_dice.next() & 0xfffffff, 16).rightJustified(7, u'a');
        case u'u':
            return u"https://docs.example.org/%1/%2?page=%3"_s.arg(word(), word()).arg(below(400));
        default:
            return QString(kind);
        }
    }

    Dice m_dice;
};

/// One message of about @p size characters.
void addMessage(Writer& writer, qint64 number, qsizetype size, QList<ReviewedText>& texts)
{
    const auto add = [&](Role role, FactSource source, const QString& text) {
        texts += ReviewedText {number, int(texts.size() % 8), role, source, text};
    };
    const int kind = int(number % 10);
    if (kind == 0)
        return add(Role::User, FactSource::Text, writer.prompt());
    if (kind == 3 || kind == 7)
        add(Role::Assistant, FactSource::Thinking, writer.sentences(Answers, 8 + writer.below(16)));
    if (kind == 1 || kind == 5 || kind == 9)
        add(Role::Assistant, FactSource::Text, writer.answer());
    if (kind == 9)
        return;
    if (kind == 6)
        add(Role::Assistant, FactSource::Patch, writer.patch());
    add(Role::Assistant, FactSource::ToolInput, writer.input());
    add(Role::Assistant, FactSource::ToolOutput, writer.output(size));
}

/// Sentences of the covered texts and others like them under the headings that such summaries have.
QString summaryOf(Writer& writer, const QList<ReviewedText>& covered)
{
    QString text = u"## Goal\n" % writer.sentences(English, 3) % u"\n\n## Key Instructions & Constraints\n"_s;
    for (qsizetype i = 0; i < covered.size(); i += 60) {
        for (qsizetype j = i; j < qMin(i + 60, covered.size()); ++j) {
            if (covered[j].role != Role::User)
                continue;
            text += u"- " % covered[j].text.section(u". "_s, 0, 0) % u'\n';
            break;
        }
    }
    text += u"\n## Discoveries\n" % writer.sentences(Answers, 40, u"\n") % u"\n\n## Relevant Files & Directories\n";
    for (int i = 0; i < 60; ++i)
        text += writer.sentence(u"- `%p`: `%n`, %f\n");
    return text;
}

} // namespace

SampleConversation sampleConversation(int messages, qint64 bytes, int later)
{
    // Six messages of ten hold a tool's output, which is what fills them.
    const qsizetype size = bytes / messages;
    SampleConversation made;
    Writer writer(17);
    for (int i = 0; i < messages; ++i) {
        const qsizetype before = made.covered.size();
        addMessage(writer, i, qMax<qsizetype>(200, size * (i + 1) - made.bytes), made.covered);
        for (qsizetype j = before; j < made.covered.size(); ++j)
            made.bytes += made.covered[j].text.toUtf8().size();
    }
    for (int i = 0; i < later; ++i)
        addMessage(writer, messages + i, size, made.later);
    made.summary = summaryOf(writer, made.covered);
    return made;
}

} // namespace stemma::bench
