// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/meters.h"
#include "bench/pairs.h"
#include "bench/report.h"
#include "core/store/json/json.h"
#include "core/tokens/vocabulary.h"
#include "tests/testkit/reallibrary.h"
#include "tests/testkit/syntheticsession.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace stemma::bench {

namespace {

/// What sessions are made of: prose, calls of tools as JSON, names in code.
QByteArray text()
{
    constexpr qsizetype Size = 20'000'000;
    Dice dice(5);
    QByteArray text;
    while (text.size() < Size) {
        text += syntheticProse(dice, 40).toUtf8() + "\n\n";
        const QByteArray name = "m_field" + QByteArray::number(dice.below(900));
        for (int line = 0; line < 6; ++line)
            text += "    if (const auto *" + name + " = find(\"" + QByteArray::number(dice.below(99'999))
                + "\")) {\n        return " + name + "->valueOr(0x" + QByteArray::number(dice.below(65'536), 16)
                + ");\n    }\n";
        text += "{\"command\": \"grep -rn ";
        text += name + " src/ | head -20\", \"timeout\": 120000}\n";
    }
    return text;
}

/// CPU milliseconds of the library itself, and its number of tokens; no value: it is not here.
std::optional<std::pair<double, qint64>> libraryTime(Vocabulary::Kind kind, const QString& file, const QString& folder)
{
    const QString python = qEnvironmentVariable("STEMMA_LIBRARIES") + u"/mnesis/bin/python"_s;
    const QString script = QStringLiteral(STEMMA_BENCH_SOURCE) + u"/time_tiktoken.py"_s;
    const auto run = runChild(
        python, {u"-B"_s, script, RealLibrary::vocabularies(), Vocabulary::nameOf(kind), file}, folder, Output::Read);
    const QList<QByteArray> words = run ? run->output.trimmed().split(' ') : QList<QByteArray>();
    if (!run || run->exitCode != 0 || words.size() != 2)
        return {};
    return std::pair(words.at(0).toDouble(), words.at(1).toLongLong());
}

} // namespace

void tokens(const Options&, Report& report)
{
    constexpr double Least = 20; // MB/s on one core
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"text"_s);
    const QByteArray bytes = text();
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        return report.fail(u"tokens"_s, u"the text could not be written"_s);
    file.close();
    qputenv("STEMMA_VOCABULARIES", RealLibrary::vocabularies().toUtf8());
    for (const auto kind : {Vocabulary::Kind::Cl100k, Vocabulary::Kind::O200k}) {
        const QString name = u"tokens, "_s + Vocabulary::nameOf(kind);
        const Vocabulary* vocabulary = Vocabulary::installed(kind);
        if (!vocabulary) {
            report.note(name + u": not measured, the vocabulary is not here"_s);
            continue;
        }
        const double kilobytes = double(bytes.size()) / 1e3;
        std::vector<double> speeds;
        Pairs pairs;
        for (int i = 0; i < PairsAtLeast; ++i) {
            const double begin = threadCpu();
            const std::optional<qint64> count = vocabulary->count(QByteArrayView(bytes));
            const double took = threadCpu() - begin;
            speeds.push_back(kilobytes / took);
            const auto library = libraryTime(kind, path, folder.path());
            if (library && library->second != count)
                return report.fail(
                    name, u"%1 tokens, the library says %2"_s.arg(count.value_or(-1)).arg(library->second));
            if (library)
                pairs.add(library->first, took);
        }
        const QString against = pairs.things.empty()
            ? u"tiktoken is not here"_s
            : u"tiktoken %1 MB/s"_s.arg(kilobytes / median(pairs.things), 0, 'f', 1);
        report.add({name, Measured(speeds), u"MB/s"_s, Least, true, against});
        if (!pairs.things.empty())
            report.add({name + u", to tiktoken"_s, pairs.ratio(), u"x"_s, 1.0, true, against});
    }
}

} // namespace stemma::bench
