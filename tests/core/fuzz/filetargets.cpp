// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/explore/explore.h"
#include "core/explore/explorekinds.h"
#include "core/store/files/packedfile.h"
#include "tests/core/fuzz/coretargets.h"
#include "tests/core/fuzz/scratchstore.h"
#include "tests/core/fuzz/smallseeds.h"
#include "tests/testkit/filetree.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/packedbytes.h"

#include <KZip>

#include <QBuffer>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

// ---- packed files --------------------------------------------------------------------------------

const QByteArray& packedLines()
{
    static const QByteArray lines
        = "{\"type\":\"user\",\"text\":\"Write the status at most every 250 ms.\"}\n"_ba.repeated(3);
    return lines;
}

QByteArrayList gzipSeeds()
{
    // With everything that a head may have: an extra field, a name, a comment, a checksum of these.
    QByteArray named = gzipped(packedLines());
    named[3] = '\x1e';
    named.insert(10,
        QByteArray("\x04\x00"
                   "ab\x00\x00"
                   "s.jsonl\x00"
                   "why\x00"
                   "\x12\x34",
            20));
    return {gzipped(packedLines()), gzipped({}), gzipped("a") + gzipped("b"), named,
        gzipped(packedLines()) + QByteArray(512, '\0')};
}

QByteArrayList zstdSeeds()
{
    // Three lines by two levels of the tool, one with a checksum: literals and sequences as they are really packed.
    const QByteArray small = QByteArray::fromHex(
        "28b52ffd0068250300c2451211907d9cee271bb0f136b9a3f2109179bb0e600be274b993d09fb6f4703d6d942eb005b961d017ca31214f"
        "b7"
        "1e9ec6177e055a7f3d0dce3ef8b7a904128ffdc510d3691548b8cc2f740800fed8812660f0051d4108a462332db6ac42915f750a0a");
    const QByteArray checked = QByteArray::fromHex("28b52ffd04583d0300c205131890391d38bea196f61a092e73a12dfeac08af99d3f"
                                                   "5ed5202c643a4ae1a98a5371a7ca91bd9653c44123bac"
                                                   "0c2008cc494574f741d96b6e5ef75af87a94084c7845cf83a96e98b08c732e02080"
                                                   "0fad8094d1ce08b1f4134a402322da0ac82965f750a0a"
                                                   "c7bee42d");
    return {small, checked, small + checked, zstdFrame(packedLines()), zstdFrame("a", true, 2), zstdFrame({})};
}

/// What is unpacked is never larger than it may be, and nothing is left of what is not whole.
QString packedFault(const QString& path, const QByteArray& input)
{
    const UnpackLimits limits {.mostBytes = qint64(1) << 20, .mostRatio = 400, .freeBytes = qint64(1) << 18};
    const auto packing = packingOf(input);
    if (!packing)
        return {};
    filetree::mustWriteFile(path, input);
    QString unpacked;
    {
        const auto done = UnpackedFile::unpack(path, *packing, limits, {});
        if (!done)
            return done.error().text.isEmpty() ? u"a refusal without a sentence"_s : QString();
        unpacked = (*done)->path();
        if (QFileInfo(unpacked).size() > limits.mostBytes)
            return u"more was unpacked than may be"_s;
    }
    return QFileInfo::exists(unpacked) ? u"it was left behind"_s : QString();
}

FuzzTarget packedTarget(const QString& name, const std::function<QByteArrayList()>& seeds)
{
    const auto scratch = std::make_shared<ScratchStore>(u"s.jsonl.packed"_s);
    return {name, seeds, [scratch](const QByteArray& input) { return packedFault(scratch->path(), input); }, 2'000};
}

// ---- archives ------------------------------------------------------------------------------------

const QString BugReport = u"agentfootprint/bug-report/bare-recording.zip"_s;

QByteArray zipOf(const filetree::Files& files, KZip::Compression compression)
{
    QBuffer buffer;
    KZip zip(&buffer);
    if (!zip.open(QIODevice::WriteOnly))
        return {};
    zip.setCompression(compression);
    for (auto file = files.cbegin(); file != files.cend(); ++file)
        zip.writeFile(file.key(), file.value());
    zip.close();
    return buffer.data();
}

QByteArrayList zipSeeds()
{
    filetree::Files files;
    KZip report(realStore(BugReport));
    if (!report.open(QIODevice::ReadOnly))
        return {};
    for (const QString& name : report.directory()->entries()) {
        if (const KArchiveFile* file = report.directory()->file(name))
            files.insert(name, smallseeds::reduced(file->data()));
    }
    return {zipOf(files, KZip::NoCompression), zipOf(files, KZip::DeflateCompression),
        zipOf({{u"manifest.json"_s, R"({"manifestVersion":2,"units":[]})"}}, KZip::NoCompression),
        zipOf({{u"a/b/../c.txt"_s, "c"}, {u"a/"_s, ""}, {u"/d"_s, "d"}}, KZip::NoCompression),
        zipOf({}, KZip::NoCompression)};
}

QString zipFault(ScratchStore& scratch, const QByteArray& input)
{
    if (const QString fault = scratch.faultOf(input); !fault.isEmpty())
        return fault;
    (void)explore(scratch.path(), {u"archive"_s, false}, {});
    return {};
}

// ---- files that sessions name --------------------------------------------------------------------

/// The first byte chooses among exploreKinds().
QByteArrayList explorableSeeds()
{
    static const QList<std::pair<QString, QByteArray>> samples {
        {u"archive"_s, zipOf({{u"a.txt"_s, "a"}, {u"b/c"_s, "c"}}, KZip::DeflateCompression)},
        {u"binary"_s, QByteArray("\x7f\x45LF\0\0strings here\0", 20)},
        {u"csv"_s, "a,b;c\n1,\"x \"\"y\"\"\n2\",3\n,,\n"},
        {u"html"_s, "<!doctype html><title>t</title><h1 id=a>b</h1><a href='c'>d</a><!-- e --><script>f</script>"},
        {u"image"_s, QByteArray::fromHex("89504e470d0a1a0a0000000d49484452000000020000000308060000009a")},
        {u"image"_s, QByteArray::fromHex("ffd8ffe000104a46494600010101004800480000ffc0000b080010002001011100")},
        {u"image"_s, "GIF89a\x10\x01\x20\x01\xf0"_ba},
        {u"image"_s, QByteArray::fromHex("524946461a000000574542505650382018000000300100009d012a01000100")},
        {u"json"_s, R"({"a": [{"b": 1, "c": "x"}, {"b": null}], "d": {"e": 1.5}})"},
        {u"jsonl"_s, "{\"a\":1}\n{\"a\":\"x\",\"b\":[1]}\nnot json\n"},
        {u"log"_s, "2026-03-01 10:00:00,123 ERROR [main] a.b: failed\n  at c(d.java:1)\n[WARN] x\n<3>y\n"},
        {u"markdown"_s, "---\nt: x\n---\n# a\n\n## b\n\n```cpp\nint c;\n```\n[d](e) ![f](g)\n\nh\n===\n| i |\n|---|\n"},
        {u"sql"_s, "CREATE TABLE a (b int, c text); -- d\nINSERT INTO a VALUES (1, 'x;y');\nCREATE INDEX e ON a(b);\n"},
        {u"text"_s, "one two\r\n\r\nthree\f\x1b[31mfour\n"},
        {u"tsv"_s, "a\tb\n1\t\"2\n"},
        {u"toml"_s, "[a.b]\nc = 1 # d\n[[e]]\nf = \"\"\"g\n\"\"\"\n\"h i\".j = [1,\n 2]\n"},
        {u"xml"_s, "<?xml version=\"1.0\"?><!DOCTYPE a [<!ENTITY b \"c\">]><a d='e'><f>&b;</f><![CDATA[g]]></a>"},
        {u"yaml"_s, "a: 1\nb:\n  - c: |\n      d\n    e: &f {g: h}\n---\n\"i\": !!j 'k'\n"},
        {u"c"_s, "#include <a.h>\nstatic int b(void) { return 'c'; } /* d */\nstruct e { int f; };\n"},
        {u"cpp"_s, "namespace a {\ntemplate<class T> class B final : C { void d() const; };\nR\"x(\n)x\";\n}\n"},
        {u"csharp"_s, "namespace A { class B { int C => 1; string D = @\"e\"; } }\n"},
        {u"go"_s, "package a\nfunc (b *B) C(d int) error {\n\t`e`\n}\ntype F struct{}\n"},
        {u"java"_s, "package a; import b.c;\n@D class E<F> { void g() throws H {} }\n"},
        {u"javascript"_s, "export default class A { b() { return `c${d}`; } }\nconst e = (f) => /g/;\n"},
        {u"kotlin"_s, "data class A(val b: Int)\nfun String.c() = \"$d ${e}\"\n"},
        {u"php"_s, "<?php\nclass A { function b() { return <<<C\nd\nC; } }\n?>e"},
        {u"python"_s, "import a\n@b\nclass C(D):\n    \"\"\"e\"\"\"\n    async def f(self): # g\n        return 'h'\n"},
        {u"ruby"_s, "module A\n class B < C\n  def d?; <<~E\n f\n E\n  end\n end\nend\n"},
        {u"rust"_s, "pub fn a<'b>(c: &'b str) -> D { r#\"e\"# }\nimpl F for G { }\n"},
        {u"swift"_s, "public class A: B { func c(d: Int) -> String { \"\\(e)\" } }\n"},
        {u"typescript"_s, "interface A<B> { c?: D }\nexport async function e(): Promise<F> {}\n"},
    };
    const QStringList kinds = exploreKinds();
    QByteArrayList seeds;
    for (const auto& [kind, content] : samples)
        seeds << char(kinds.indexOf(kind)) + content;
    return seeds;
}

QString explorableFault(const QString& path, const QByteArray& input)
{
    static const QStringList kinds = exploreKinds();
    if (input.isEmpty())
        return {};
    filetree::mustWriteFile(path, input.sliced(1));
    const auto found = explore(path, {kinds.at(uchar(input.front()) % kinds.size()), true}, {});
    if (!found)
        return found.error().text.isEmpty() ? u"a refusal without a sentence"_s : QString();
    for (const ExplorationSection& section : found->sections) {
        for (const ExplorationLine& line : section.lines) {
            if (line.line.value_or(1) < 1 || line.level < 0)
                return u"a line stands nowhere"_s;
        }
    }
    (void)exploreKindOf(path, input.sliced(1)); // as if nobody had said what it is
    return found->bytes == input.size() - 1 ? QString() : u"it has another size"_s;
}

} // namespace

std::vector<FuzzTarget> fileTargets()
{
    const auto archive = std::make_shared<ScratchStore>(u"report.zip"_s);
    const auto explored = std::make_shared<ScratchStore>(u"file"_s);
    return {packedTarget(u"gzip"_s, gzipSeeds), packedTarget(u"zstd"_s, zstdSeeds),
        {u"zip"_s, zipSeeds, [archive](const QByteArray& input) { return zipFault(*archive, input); }, 300,
            realStore(BugReport)},
        {u"files"_s, explorableSeeds,
            [explored](const QByteArray& input) { return explorableFault(explored->path(), input); }, 2'000}};
}

} // namespace stemma
