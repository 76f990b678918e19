// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/plainjson.h"
#include "core/base/textdecoder.h"
#include "core/diff/unifieddiff.h"
#include "core/diff/unifiedwriter.h"
#include "core/edit/editjson.h"
#include "core/export/redaction/redactionfinder.h"
#include "core/filechanges/numbereddiff.h"
#include "core/search/searchquery.h"
#include "core/store/content/storedimage.h"
#include "core/store/content/storedpatch.h"
#include "core/store/json/jsoncursor.h"
#include "core/store/json/jsonlisting.h"
#include "core/store/json/jsonrecords.h"
#include "core/store/json/jsonsplice.h"
#include "core/store/postgres/serveraddress.h"
#include "core/store/postgres/sqldump.h"
#include "core/store/transcript/recordtime.h"
#include "core/tokens/vocabulary.h"
#include "tests/core/fuzz/coretargets.h"
#include "tests/core/fuzz/smallseeds.h"
#include "tests/testkit/needed.h"

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

// ---- JSON ----------------------------------------------------------------------------------------

QByteArrayList jsonSeeds()
{
    QByteArrayList seeds {R"({"a":[1,-2.5e+3,true,false,null,NaN,-Infinity,{"b":"\u00e9\ud83d\ude00\n"}],"a":""})"_ba,
        "[[[[]]],{},\"\"]"_ba, "\"\\ud800\""_ba, " \t\r\n12345678901234567890 "_ba};
    for (const QByteArray& line :
        smallseeds::ofFile(realStore(u"claude-code/generated-2.1.197/projects/-home-dev-project/"
                                     "2163e3ef-7657-475f-9e6d-923b507c41e3.jsonl"_s))
            .split('\n')) {
        if (!line.isEmpty())
            seeds << line;
    }
    return seeds;
}

/// What one reader takes, the others take too, and what is written again is what was read.
QString jsonFault(const QByteArray& input)
{
    // Nothing stands behind it: whoever reads on is caught.
    const std::vector<char> exact(input.begin(), input.end());
    const QByteArrayView text(exact.data(), qsizetype(exact.size()));
    JsonCursor cursor(text);
    const bool isPassed = cursor.skip() && cursor.isAtEnd();
    const auto parsed = json::parse(text);
    (void)json::parsePrefix(text);
    (void)parseJson(text);
    if (isPassed != parsed.has_value())
        return u"the two readers differ"_s;
    if (!parsed)
        return {};
    const QByteArray written = json::toJson(*parsed);
    const auto again = json::parse(written);
    if (!again || json::toJson(*again) != written)
        return u"it is not read as it was written"_s;
    // Half a surrogate pair is an escape, which some readers refuse.
    if (const auto strict = parseJson(written); !strict && !written.contains("\\ud"))
        return u"a strict reader refuses it: "_s + strict.error().message;
    (void)json::toIndented(*parsed);
    (void)json::toPython(*parsed, -1);
    return {};
}

/// The places of members, and the listing for people.
QString jsonPlaceFault(const QByteArray& input)
{
    const auto parsed = json::parse(input);
    json::Listing listing;
    listing.add(QString::fromUtf8(input), {}, {.isIndented = parsed.has_value()});
    qsizetype end = 0;
    for (const auto& token : listing.tokens) {
        if (token.start < end || token.length < 0 || token.start + token.length > listing.text.size())
            return u"a token stands outside of the listing"_s;
        end = token.start + token.length;
    }
    for (const auto& field : listing.fields) {
        if (field.start < 0 || field.value < field.start || field.end < field.value || field.end > listing.text.size())
            return u"a field stands outside of the listing"_s;
    }
    if (!parsed || !parsed->isObject())
        return {};
    constexpr qsizetype Enough = 8;
    for (const auto& [key, value] : parsed->members.first(qMin(Enough, parsed->members.size()))) {
        const auto range = key.isValidUtf16() ? json::memberValue(input, key.toUtf8()) : std::nullopt;
        if (!range || key.contains(QChar::ReplacementCharacter))
            continue;
        const auto found = json::parse(QByteArrayView(input).sliced(range->start, range->length));
        if (!found || *found != (*parsed)[key])
            return u"another value is found for "_s + key;
    }
    return json::parse(json::withMembers(input, {{"a"_ba, u"b"_s}})) ? QString() : u"a member cannot be added"_s;
}

struct SeenRecords
{
    struct Record
    {
        int pattern = 0;
        qint64 offset = 0;
        qint64 length = 0;

        bool operator==(const Record&) const = default;
    };
    std::vector<Record> records;
    std::optional<JsonProblem> problem;
    bool fit = true; ///< each stands in the document, with its bytes

    bool operator==(const SeenRecords&) const = default;
};

SeenRecords recordsOf(const QByteArray& document, qsizetype block)
{
    SeenRecords seen;
    const auto sink = [&](const JsonRecord& record) {
        seen.records.push_back({record.pattern, record.offset, record.length});
        const bool isWithin
            = record.offset >= 0 && record.length > 0 && record.offset + record.length <= document.size();
        seen.fit = seen.fit && isWithin
            && (record.bytes.isNull() || record.bytes == QByteArrayView(document).sliced(record.offset, record.length));
        return true;
    };
    JsonRecordScanner scanner({{u"/messages/*"_s, true}, {u"/*/parts/*"_s, false}, {u"/*"_s, true}, {QString(), false},
                                  {u"/sessions/*/messages/*"_s, true}},
        sink);
    for (qsizetype at = 0; at < document.size(); at += block) {
        if (!scanner.feed(QByteArrayView(document).sliced(at, qMin(block, document.size() - at))))
            break;
    }
    seen.problem = scanner.finish().problem;
    return seen;
}

/// A document in pieces has the records that it has as a whole.
QString recordsFault(const QByteArray& input)
{
    const SeenRecords whole = recordsOf(input, qMax<qsizetype>(1, input.size()));
    if (!whole.fit)
        return u"a record stands outside of the document"_s;
    if (json::parse(input) && whole.problem)
        return u"a document without a fault has one: "_s + whole.problem->message;
    for (const qsizetype block : {1, 3, 64, 100}) {
        if (recordsOf(input, block) != whole)
            return u"in pieces of %1 bytes it has other records"_s.arg(block);
    }
    return {};
}

// ---- diffs ---------------------------------------------------------------------------------------

QString hunkFault(const diff::Hunk& hunk)
{
    const auto words = diff::changedWords(hunk);
    if (words.size() != hunk.lines.size())
        return u"not every line has its words"_s;
    for (size_t i = 0; i < words.size(); ++i) {
        for (const diff::Range& range : words[i]) {
            if (range.start < 0 || range.length < 0 || range.start + range.length > hunk.lines[i].text.size())
                return u"words stand outside of their line"_s;
        }
    }
    return {};
}

QString diffFault(const QByteArray& input)
{
    const QString text = QString::fromUtf8(input);
    for (const diff::File& file : diff::parseUnified(text)) {
        (void)file.path();
        for (const diff::Hunk& hunk : file.hunks) {
            if (const QString fault = hunkFault(hunk); !fault.isEmpty())
                return fault;
        }
        const QString written = diff::toUnified(file);
        const auto again = diff::parseUnified(written);
        if (file.isWhole() && !file.hunks.empty()
            && (again.size() != 1 || again[0].added != file.added || again[0].removed != file.removed))
            return u"another diff is read from what is written: "_s + written;
    }
    (void)diff::recounted(text);
    return {};
}

QString patchFault(const QByteArray& input)
{
    const QString text = QString::fromUtf8(input);
    for (const diff::Hunk& hunk : parseNumbered(text)) {
        if (const QString fault = hunkFault(hunk); !fault.isEmpty())
            return fault;
    }
    const QString patch = patchIn(text);
    (void)diff::parseUnified(unifiedOfPatch(patch));
    (void)unifiedOfPatch(text);
    (void)filesOfPatch(text);
    if (const auto value = json::parse(input)) {
        (void)diff::parseUnified(unifiedOfChanges(*value));
        (void)unifiedOf({.path = u"a"_s, .hunks = &*value, .content = u"b\n"_s}, 1000);
        (void)imageBytes(storedImage(*value));
        (void)imageBytes(*value, u"call"_s, 0);
    }
    return {};
}

// ---- what is asked and planned -------------------------------------------------------------------

QString queryFault(const QByteArray& input)
{
    const QString text = QString::fromUtf8(input);
    const auto completion = completeQuery(text, text.size() / 2);
    if (completion.start < 0 || completion.length < 0 || completion.start + completion.length > text.size())
        return u"what is completed stands outside of the query"_s;
    const auto query = SearchQuery::parse(text);
    if (!query) {
        const QueryError& error = query.error();
        const bool isWithin = error.at >= 0 && error.length >= 0 && error.at + error.length <= text.size();
        return isWithin && !error.text.isEmpty() ? QString() : u"the place of a fault is not in the query"_s;
    }
    (void)query->patterns();
    const auto again = SearchQuery::parse(query->toString());
    return again && *again == *query ? QString() : u"another query is read from: "_s + query->toString();
}

QByteArrayList planSeeds()
{
    const SessionId session(u"s"_s);
    const MessageId message(u"m"_s);
    QByteArrayList seeds;
    for (const SingleEdit& edit : {SingleEdit(ForkEdit {session, message, true, u"T"_s}),
             SingleEdit(TextEdit {session, message, 2, u"A \u201cb\u201d"_s}),
             SingleEdit(RemoveEdit {session, {message}, 1}),
             SingleEdit(InsertEdit {session, message, u"user"_s, u"x"_s}), SingleEdit(RenameEdit {session, u"T"_s}),
             SingleEdit(CompactEdit {session, message, {NodeId(u"n"_s)}, 2, u"x"_s})})
        seeds << compactJson(editToJson(edit));
    return seeds;
}

QString planFault(const QByteArray& input)
{
    const auto value = parseJson(input);
    const auto edit = value ? editFromJson(*value) : std::nullopt;
    return !edit || editFromJson(editToJson(*edit)) == edit ? QString() : u"it is not kept as it is"_s;
}

// ---- dumps, texts, times -------------------------------------------------------------------------

struct SeenDump
{
    QByteArrayList rows; ///< table, columns and values
    bool fit = true;
    std::optional<qint64> torn;

    bool operator==(const SeenDump&) const = default;
};

SeenDump dumpOf(const QByteArray& dump, qsizetype block)
{
    SeenDump seen;
    SqlDumpScanner scanner([&](const SqlDumpRow& row) {
        seen.fit = seen.fit && dump.mid(row.offset, row.length) == row.bytes;
        QByteArray text = row.table + '(' + row.columns.join(',') + ')';
        const auto values = sqlDumpValues(row.bytes, row.isCopy);
        for (const SqlDumpValue& value : values.value_or(QList<SqlDumpValue>()))
            text += char('0' + int(value.kind)) + value.text + '|';
        seen.rows << text;
    });
    for (qsizetype at = 0; at < dump.size(); at += block)
        scanner.feed(QByteArrayView(dump).sliced(at, qMin(block, dump.size() - at)));
    seen.torn = scanner.finish();
    return seen;
}

QString dumpFault(const QByteArray& input)
{
    const SeenDump whole = dumpOf(input, qMax<qsizetype>(1, input.size()));
    if (!whole.fit)
        return u"a row stands elsewhere"_s;
    for (const qsizetype block : {1, 5, 64}) {
        if (dumpOf(input, block) != whole)
            return u"in pieces of %1 bytes it has other rows"_s.arg(block);
    }
    return {};
}

QByteArray decoded(const QByteArray& bytes, qsizetype block)
{
    TextDecoder decoder;
    QByteArray text;
    for (qsizetype at = 0; at < bytes.size(); at += block)
        text += decoder.decode(QByteArrayView(bytes).sliced(at, qMin(block, bytes.size() - at)), false);
    return text + decoder.decode({}, true).toByteArray();
}

/// Text in pieces, tokens, and what is to be redacted.
QString textFault(const QByteArray& input)
{
    const QByteArray text = decoded(input, qMax<qsizetype>(1, input.size()));
    for (const qsizetype block : {1, 2, 7}) {
        if (decoded(input, block) != text)
            return u"in pieces of %1 bytes it is another text"_s.arg(block);
    }
    if (!text.isValidUtf8() || text.contains('\r'))
        return u"what is decoded is no text"_s;
    for (const auto pattern : {PieceCutter::Pattern::Cl100k, PieceCutter::Pattern::O200k}) {
        qsizetype seen = 0;
        for (PieceCutter cutter(pattern, text); !cutter.atEnd();) {
            const QByteArrayView piece = cutter.next();
            if (piece.isEmpty() || piece.data() != text.constData() + seen)
                return u"a piece for tokens is empty, or elsewhere"_s;
            seen += piece.size();
        }
        if (seen != text.size())
            return u"the pieces for tokens are not all of the text"_s;
    }
    static const RedactionFinder finder(builtInRedactionRules());
    const QString shown = QString::fromUtf8(text);
    qsizetype end = 0;
    for (const RedactionFind& find : finder.find(shown)) {
        if (find.start < end || find.length <= 0 || find.start + find.length > shown.size())
            return u"what is redacted overlaps, or stands outside of the text"_s;
        end = find.start + find.length;
    }
    return {};
}

/// Times, addresses and vocabularies: what is short.
QString wordFault(const QByteArray& input)
{
    const RecordTime time = RecordTime::parse(std::string_view(input.constData(), size_t(input.size())));
    if (const auto ms = RecordTime::toMs(time.order))
        (void)RecordTime::textAfter(time.order, *ms * 1000);
    JsonCursor cursor(input);
    if (RawJson text; cursor.read(text))
        (void)RecordTime::parse(text);
    (void)Vocabulary::parse(Vocabulary::Kind::Cl100k, input);
    const auto address = ServerAddress::parse(QString::fromUtf8(input));
    if (!address)
        return address.error().text.isEmpty() ? u"a refusal without a sentence"_s : QString();
    const auto again = ServerAddress::parse(address->address.url());
    return again && again->address == address->address && again->password.isEmpty()
        ? QString()
        : u"another address is read from: "_s + address->address.url();
}

} // namespace

std::vector<FuzzTarget> byteTargets()
{
    constexpr int Many = 20'000;
    constexpr int Some = 4'000;
    const QString sample = realStore(u"claude-code/generated-2.1.197/projects"_s);
    std::vector<FuzzTarget> targets;
    targets.push_back({u"json"_s, jsonSeeds, jsonFault, Many, sample});
    targets.push_back({u"json-places"_s, jsonSeeds, jsonPlaceFault, Some, sample});
    targets.push_back({u"json-records"_s,
        [] {
            return jsonSeeds() << R"({"messages": [{"a": 1}, {}, "x"], "m": {"parts": [1, {"b": [2]}]}})"_ba
                               << R"({"sessions": {"s": {"messages": [{"role": "user"}, null]}}, "n": 1})"_ba
                               << "\xef\xbb\xbf[{\"parts\": [true, \"\\\"]\"]}]"_ba;
        },
        recordsFault, Some, sample});
    targets.push_back({u"diffs"_s,
        [] {
            return QByteArrayList {"--- a/one\n+++ b/one\n@@ -1,3 +1,4 @@ in here\n a\n-b\n+c\n+d\n e\n",
                "diff --git a/x b/y\nsimilarity index 90%\nrename from x\nrename to y\nindex 1..2 100644\n",
                "--- /dev/null\n+++ b/new\n@@ -0,0 +1 @@\n+only\n\\ No newline at end of file\n",
                "diff --git a/i.png b/i.png\nGIT binary patch\nliteral 3\nKcmZ\n", "@@ -1 +1 @@\r\n-a\r\n+b\r\n",
                "diff --git \"a/\\303\\251\" \"b/\\303\\251\"\nold mode 100644\nnew mode 100755\n--- \"a/\\303\\251\"\n"
                "+++ \"b/\\303\\251\"\n@@ -1,2 +1,2 @@\n-int one = 1;\n+int two = 2;\n \n",
                "Index: a.txt\n===\n--- a.txt\t2026-01-01\n+++ a.txt\t2026-01-02\n@@ -2 +2,0 @@\n-b\n@@ -9,0 +9 "
                "@@\n+c\n"};
        },
        diffFault, Many});
    targets.push_back({u"patches"_s,
        [] {
            return QByteArrayList {
                "*** Begin Patch\n*** Update File: a.cpp\n*** Move to: b.cpp\n@@ int f()\n a\n-b\n+c\n"
                "*** Add File: new\n+x\n*** Delete File: old\n*** End of File\n*** End Patch\n",
                " 1 a\n-2 b\n+2 c\n ...\n 10 d\n",
                R"({"a":{"type":"update","unified_diff":"@@ -1 +1 @@\n-a\n+b\n","move_path":"c"},)"
                R"("d":{"type":"add","content":"x\n"},"e":{"type":"delete","content":"y"}})",
                R"([{"oldStart":1,"oldLines":2,"newStart":1,"newLines":1,"lines":[" a","-b"]}])",
                R"({"input":"*** Begin Patch\n*** Add File: n\n+x\n*** End Patch"})",
                R"({"command":["apply_patch","*** Begin Patch\n*** Delete File: n\n*** End Patch"]})",
                R"({"content":[{"type":"image","source":{"media_type":"image/png","data":"iVBORw0KGgo="}}]})",
                R"({"type":"image","image_url":"data:image/png;base64,iVBORw0KGgo="})"};
        },
        patchFault, Some});
    targets.push_back({u"queries"_s,
        [] {
            return QByteArrayList {"\"exit code 1\" tool:bash date:7d", "config* (role:user OR kind:thinking) NOT yaml",
                "=\"==> done\"", "/time(d )?out/i", "path:src/*.cpp tokens>1000 has:thinking error:yes",
                "date:2026-03-01..2026-03-15 -word model:\"a b\"",
                "store:codex agent:build project:\"x\" OR date:>2026"};
        },
        queryFault, Many});
    targets.push_back({u"plans"_s, planSeeds, planFault, Many});
    targets.push_back({u"sql-dump"_s,
        [] {
            return QByteArrayList {
                "CREATE TABLE public.t (\n  a text DEFAULT ','::text NOT NULL,\n  \"b c\" numeric(3, 2),\n  CONSTRAINT "
                "x "
                "CHECK ((a <> ')'))\n);\nINSERT INTO public.t VALUES ('x', 1.5), (E'a\\'b\\n', '[]'::jsonb);\n",
                "-- c\n/* d; /* e */ ' */ insert into t (\"b c\", A) values (NULL, 'it''s');\n\\restrict x'y\n",
                "COPY public.t (a, \"b c\") FROM stdin;\nx\\ty\t\\N\r\n\\\\.\t1\n\\.\nSELECT $q$;'$q$, $$;$$, "
                "\"a;\"\"b\";\n"};
        },
        dumpFault, Some});
    targets.push_back({u"texts"_s,
        [] {
            return QByteArrayList {
                "It\xe2\x80\x99s  12,345 tokens\r\n\tHeLLo DON'T\xc3\xa9 \xf0\x9f\x98\x80\xff\xe2\x80\n",
                "\xef\xbb\xbfpassword = \"hunter2hunter2\" Authorization: Bearer abcdef0123456789abcdef\n",
                "mail jo.lee@example.org or call +49 30 901820, at 192.168.0.7, /home/jo/src, AKIAIOSFODNN7EXAMPLE\n",
                "-----BEGIN PRIVATE KEY-----\nMIIBVQIBADANBgkqhkiG9w0BAQEFAASCAT8=\n-----END PRIVATE KEY-----\n",
                "postgres://jo:secret@db.internal:5432/app data:image/png;base64,iVBORw0KGgo=\n"};
        },
        textFault, Some});
    targets.push_back({u"words"_s,
        [] {
            return QByteArrayList {"2026-03-01T10:20:30.123456Z", "\"2026-03-01T10:20:30+02:00\"",
                "2026-03-01 10:20:30", "IQ== 0\nIg== 1\n",
                "postgresql://jo:pw@[::1]:5432/db?sslmode=require&schema=a%20b",
                "postgres://%2Frun%2Fpostgresql/db?application_name=x", "service=team"};
        },
        wordFault, Some});
    return targets;
}

} // namespace stemma
