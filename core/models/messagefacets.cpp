// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/messagefacets.h"

#include "core/sessionfiles/sessionfilescan.h"

#include <QHash>

#include <algorithm>

namespace stemma {

namespace {

void sort(std::vector<MessageFacet>& facets)
{
    std::ranges::sort(facets, [](const MessageFacet& a, const MessageFacet& b) {
        return a.rows.size() != b.rows.size() ? a.rows.size() > b.rows.size() : a.name < b.name;
    });
}

/// Both, in one pass. Thread: the store's.
class FacetScan
{
public:
    explicit FacetScan(const SessionId& session)
        : m_files(session, [this](qint64 row, const Message& message) { addTools(int(row), message); })
    {
    }

    Result<bool> step(SessionStore& store, const JobControl& job)
    {
        auto done = m_files.step(store, job);
        if (done && *done)
            finish();
        return done;
    }

    std::vector<MessageFacet> tools;
    std::vector<MessageFacet> files;

private:
    void addTools(int row, const Message& message)
    {
        for (const Part& part : message.parts) {
            const auto* tool = part.as<ToolPart>();
            if (!tool || tool->name.isEmpty())
                continue;
            std::vector<int>& rows = m_tools[tool->name];
            if (rows.empty() || rows.back() != row)
                rows.push_back(row);
        }
    }

    void finish()
    {
        for (auto [name, rows] : std::as_const(m_tools).asKeyValueRange())
            tools.push_back({name, rows});
        sort(tools);
        for (const SessionFile& file : m_files.files()) {
            if (file.path.isEmpty())
                continue;
            MessageFacet facet {file.path, {}};
            for (const FileUse& use : file.uses)
                if (facet.rows.empty() || facet.rows.back() != int(use.row))
                    facet.rows.push_back(int(use.row));
            files.push_back(std::move(facet));
        }
        sort(files);
    }

    SessionFileScan m_files;
    QHash<QString, std::vector<int>> m_tools;
};

} // namespace

std::vector<int> rowsWithAny(const std::vector<MessageFacet>& facets, const QStringList& names)
{
    std::vector<int> rows;
    for (const MessageFacet& facet : facets)
        if (names.contains(facet.name))
            rows.insert(rows.end(), facet.rows.begin(), facet.rows.end());
    std::ranges::sort(rows);
    const auto rest = std::ranges::unique(rows);
    rows.erase(rest.begin(), rest.end());
    return rows;
}

MessageFacetsSource::MessageFacetsSource(QObject* parent)
    : WantedSource(QuietMs, parent)
    , m_tools(std::make_shared<std::vector<MessageFacet>>())
    , m_files(m_tools)
{
}

void MessageFacetsSource::setCurrent(OpenStore* store, const SessionId& session)
{
    m_session = session;
    m_tools = m_files = std::make_shared<std::vector<MessageFacet>>();
    setStore(store);
    load();
}

void MessageFacetsSource::load()
{
    if (!beginIfWanted(tr("Reading which tools and files are used")))
        return;
    const auto scan = std::make_shared<FacetScan>(m_session);
    readOn(scan, Lane::Normal, [this, scan](const Result<>& read) {
        if (!read)
            return finish(read.error());
        m_tools = std::make_shared<std::vector<MessageFacet>>(std::move(scan->tools));
        m_files = std::make_shared<std::vector<MessageFacet>>(std::move(scan->files));
        finish();
    });
}

} // namespace stemma
