// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/lossreview.h"
#include "core/store/json/json.h"
#include "tests/testkit/testclass.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <map>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

using Status = LossFinding::Status;

constexpr qsizetype LeastPairs = 40;
constexpr double NamesRecall = 0.95;
constexpr double ConstraintsRecall = 0.8;
constexpr double LeastPrecision = 0.9;

struct Label
{
    LossKind kind = LossKind::Constraint;
    Status status = Status::Lost;
    QString text;
};

struct Pair
{
    QString language;
    QString name;
    QList<ReviewedText> covered;
    QString summary;
    QList<Label> labels;
};

struct Score
{
    int labels = 0;
    int found = 0; ///< of the labels
    int right = 0; ///< findings that a label names, with its status
    int findings = 0;

    Score& operator+=(const Score& other)
    {
        labels += other.labels;
        found += other.found;
        right += other.right;
        findings += other.findings;
        return *this;
    }
    [[nodiscard]] double recall() const { return labels > 0 ? double(found) / labels : 1; }
    [[nodiscard]] double precision() const { return findings > 0 ? double(right) / findings : 1; }
};

constexpr std::array StatusNames {"lost"_L1, "changed"_L1, "kept"_L1};

QString textOf(const json::Value& object, QStringView name)
{
    const json::Value* value = object.find(name);
    return value ? value->string : QString();
}

ReviewedText message(const json::Value& value, qint64 number)
{
    static const std::map<QString, std::pair<Role, FactSource>> Sources {{u"user"_s, {Role::User, FactSource::Text}},
        {u"assistant"_s, {Role::Assistant, FactSource::Text}}, {u"thinking"_s, {Role::Assistant, FactSource::Thinking}},
        {u"toolInput"_s, {Role::Assistant, FactSource::ToolInput}},
        {u"toolOutput"_s, {Role::Assistant, FactSource::ToolOutput}}};
    const auto& [role, source] = Sources.at(value.items.at(0).string);
    return {number, 0, role, source, value.items.at(1).string};
}

std::optional<Label> label(const json::Value& value)
{
    if (value.items.size() != 3)
        return {};
    const auto kind = lossKindOf(value.items.at(0).string);
    const auto status = std::ranges::find(StatusNames, value.items.at(1).string);
    if (!kind || status == StatusNames.end())
        return {};
    return Label {*kind, Status(status - StatusNames.begin()), value.items.at(2).string};
}

QList<Pair> pairsOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const auto value = json::parse(file.readAll());
    if (!value || !value->find(u"pairs"))
        return {};
    QList<Pair> pairs;
    for (const json::Value& item : value->find(u"pairs")->items) {
        Pair pair {textOf(*value, u"language"), textOf(item, u"name"), {}, textOf(item, u"summary"), {}};
        for (const json::Value& one : item.find(u"covered")->items)
            pair.covered.append(message(one, pair.covered.size()));
        for (const json::Value& one : item.find(u"facts")->items)
            if (const auto fact = label(one))
                pair.labels.append(*fact);
            else
                return {};
        pairs.append(pair);
    }
    return pairs;
}

QList<Pair> allPairs()
{
    const QDir folder(qEnvironmentVariable("STEMMA_SOURCE") + u"/tests/data/loss"_s);
    QList<Pair> pairs;
    for (const QString& name : folder.entryList({u"*.json"_s}, QDir::Files, QDir::Name))
        pairs += pairsOf(folder.filePath(name));
    return pairs;
}

/// Demands may be cut a word longer or shorter than a person would; names may not.
bool isSame(const Label& label, const LossFinding& finding)
{
    if (label.kind != finding.kind)
        return false;
    const QString wanted = label.text.toLower().simplified();
    const QString found = finding.text.toLower().simplified();
    switch (label.kind) {
    case LossKind::Constraint:
    case LossKind::Decision:
    case LossKind::Error:
    case LossKind::Command:
        return found.contains(wanted) || (wanted.contains(found) && 2 * found.size() >= wanted.size());
    case LossKind::Number:
        return found == wanted || found.startsWith(wanted + u' ') || wanted.startsWith(found + u' ')
            || wanted.endsWith(u' ' + found);
    default:
        return found == wanted;
    }
}

/// A demand may be found in several parts, each with what became of the whole.
bool isPartOf(const QList<Label>& labels, const LossFinding& finding)
{
    if (finding.kind != LossKind::Constraint && finding.kind != LossKind::Decision)
        return false;
    return std::ranges::any_of(labels, [&](const Label& label) {
        return label.kind == finding.kind && label.status == finding.status
            && label.text.contains(finding.text, Qt::CaseInsensitive);
    });
}

} // namespace

/// Reviews of summaries whose facts, and what became of them, were reported by a person before.
class LossLabelsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void isLabelledInThreeLanguages();
    void findsWhatPeopleFind();

private:
    using Key = std::pair<QString, int>; ///< language, kind

    void judge(const Pair& pair);
    void print() const;
    [[nodiscard]] Score of(const QList<LossKind>& kinds) const;

    QList<Pair> m_pairs;
    std::map<Key, Score> m_scores;
    QStringList m_wrong;
};

void LossLabelsTest::initTestCase()
{
    m_pairs = allPairs();
    QVERIFY(!m_pairs.isEmpty());
    for (const Pair& pair : m_pairs)
        judge(pair);
    print();
}

void LossLabelsTest::judge(const Pair& pair)
{
    const auto review = reviewLoss(pair.covered, pair.summary, {});
    QVERIFY(review);
    QList<bool> isTaken(pair.labels.size());
    const auto wrong = [&](QStringView what, LossKind kind, Status status, const QString& text, const QString& rule) {
        m_wrong.append(u"%1, %2: %3 %4 %5 “%6” %7"_s.arg(
            pair.language, pair.name, what, nameOf(kind), StatusNames[size_t(status)], text, rule));
    };
    for (const LossFinding& finding : review->findings) {
        Score& score = m_scores[{pair.language, int(finding.kind)}];
        ++score.findings;
        qsizetype same = 0;
        while (same < pair.labels.size() && (isTaken[same] || !isSame(pair.labels[same], finding)))
            ++same;
        if (same == pair.labels.size() && isPartOf(pair.labels, finding)) {
            ++score.right;
            continue;
        }
        if (same == pair.labels.size()) {
            wrong(u"too much:", finding.kind, finding.status, finding.text, finding.rule);
            continue;
        }
        isTaken[same] = true;
        ++score.found;
        if (pair.labels[same].status == finding.status)
            ++score.right;
        else
            wrong(u"otherwise:", finding.kind, finding.status, finding.text, finding.rule);
    }
    for (qsizetype i = 0; i < pair.labels.size(); ++i) {
        ++m_scores[{pair.language, int(pair.labels[i].kind)}].labels;
        if (!isTaken[i])
            wrong(u"missed:", pair.labels[i].kind, pair.labels[i].status, pair.labels[i].text, {});
    }
}

void LossLabelsTest::print() const
{
    qInfo(
        "%-3s %-11s %6s %6s %8s %6s %7s %9s", "", "kind", "facts", "found", "findings", "right", "recall", "precision");
    const auto row = [](const QString& language, const QString& kind, const Score& score) {
        qInfo("%-3s %-11s %6d %6d %8d %6d %7.3f %9.3f", qPrintable(language), qPrintable(kind), score.labels,
            score.found, score.findings, score.right, score.recall(), score.precision());
    };
    for (const auto& [key, score] : m_scores)
        row(key.first, nameOf(LossKind(key.second)), score);
    for (int kind = 0; kind < LossKindCount; ++kind)
        row(u"all"_s, nameOf(LossKind(kind)), of({LossKind(kind)}));
    for (const QString& line : m_wrong)
        qInfo("%s", qPrintable(line));
}

Score LossLabelsTest::of(const QList<LossKind>& kinds) const
{
    Score sum;
    for (const auto& [key, score] : m_scores)
        if (kinds.isEmpty() || kinds.contains(LossKind(key.second)))
            sum += score;
    return sum;
}

void LossLabelsTest::isLabelledInThreeLanguages()
{
    QVERIFY(m_pairs.size() >= LeastPairs);
    for (const QString& language : {u"en"_s, u"de"_s, u"es"_s})
        QVERIFY2(std::ranges::count(m_pairs, language, &Pair::language) >= 10, qPrintable(language));
}

void LossLabelsTest::findsWhatPeopleFind()
{
    for (const LossKind kind : {LossKind::Path, LossKind::Identifier, LossKind::Number, LossKind::Url})
        QVERIFY2(of({kind}).recall() >= NamesRecall, nameOf(kind).data());
    QVERIFY(of({LossKind::Constraint}).recall() >= ConstraintsRecall);
    QVERIFY(of({}).precision() >= LeastPrecision);
}

TEST_CLASS(LossLabelsTest)
#include "tst_losslabels.moc"
