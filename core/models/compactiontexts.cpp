// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/compactiontexts.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace stemma::compactionwords {

namespace {

struct CompactionText
{
    Q_DECLARE_TR_FUNCTIONS(Compaction)
};

constexpr int MostParentsNamed = 4;

} // namespace

QString name(const CompactionNode& node)
{
    return (node.isLeaf() ? CompactionText::tr("Leaf %1") : CompactionText::tr("Condensed %1"))
        .arg(QLocale().toString(node.number));
}

QString state(const CompactionNode& node)
{
    switch (node.state) {
    case CompactionNode::State::Active:
        return CompactionText::tr("active, in context");
    case CompactionNode::State::Superseded:
        return CompactionText::tr("superseded");
    case CompactionNode::State::Orphan:
        break;
    }
    return CompactionText::tr("not in context");
}

QString level(int level)
{
    const QString figure = QLocale().toString(level);
    switch (level) {
    case 0:
        return {};
    case 1:
        return CompactionText::tr("level %1 selective").arg(figure);
    case 2:
        return CompactionText::tr("level %1 aggressive").arg(figure);
    case 3:
        return CompactionText::tr("level %1 deterministic").arg(figure);
    default:
        return CompactionText::tr("level %1").arg(figure);
    }
}

QString origin(const CompactionGraph& graph, const CompactionNode& node)
{
    if (node.parents.isEmpty() && node.missingParents == 0)
        return {};
    QStringList names;
    for (const int parent : node.parents.first(std::min<qsizetype>(MostParentsNamed, node.parents.size()))) {
        const CompactionNode& from = graph.nodes[size_t(parent)];
        names += (from.isLeaf() ? CompactionText::tr("leaf %1") : CompactionText::tr("condensed %1"))
                     .arg(QLocale().toString(from.number));
    }
    if (node.parents.size() > MostParentsNamed)
        names += CompactionText::tr("%Ln more", nullptr, int(node.parents.size()) - MostParentsNamed);
    if (node.missingParents > 0)
        names += CompactionText::tr("%Ln missing", nullptr, node.missingParents);
    return CompactionText::tr("from %1").arg(names.join(u", "_s));
}

} // namespace stemma::compactionwords
