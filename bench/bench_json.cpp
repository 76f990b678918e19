// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/meters.h"
#include "bench/report.h"
#include "core/base/json.h"
#include "tests/testkit/syntheticsession.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace stemma::bench {

void jsonParse(const Options&, Report& report)
{
    Dice dice(3);
    QByteArray text = "[";
    while (text.size() < 8 << 20) {
        text += R"({"type":"tool","tool_name":"bash","input":{"command":"make","n":)"
            + QByteArray::number(dice.below(1'000));
        text += R"(,"deep":[1,2.5,true,null]},"output":)";
        json::appendString(text, syntheticProse(dice, 8));
        text += "},";
    }
    text += "0]";
    std::vector<double> own;
    std::vector<double> qt;
    for (int i = 0; i < 7; ++i) {
        double begin = threadCpu();
        const bool isArray = QJsonDocument::fromJson(text).isArray();
        qt.push_back(threadCpu() - begin);
        begin = threadCpu();
        const auto value = json::parse(text);
        own.push_back(threadCpu() - begin);
        if (!isArray || !value)
            return report.fail(u"json-parse"_s, u"the text was refused"_s);
    }
    const double megabytes = double(text.size()) / 1e6;
    const QString against = u"QJsonDocument %1 MB/s"_s.arg(megabytes * 1e3 / median(qt), 0, 'f', 0);
    report.add({u"json-parse"_s, megabytes * 1e3 / median(own), u"MB/s"_s, {}, true, against});
    report.add({u"json-parse, ratio to QJsonDocument"_s, median(own) / median(qt), u"x"_s, 2.0, false, against});
}

} // namespace stemma::bench
