// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/meters.h"
#include "bench/pairs.h"
#include "bench/report.h"
#include "core/store/json/json.h"
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
    Pairs pairs;
    for (int i = 0; i < 7; ++i) {
        double begin = threadCpu();
        const bool isArray = QJsonDocument::fromJson(text).isArray();
        const double qt = threadCpu() - begin;
        begin = threadCpu();
        const auto value = json::parse(text);
        pairs.add(threadCpu() - begin, qt);
        if (!isArray || !value)
            return report.fail(u"json-parse"_s, u"the text was refused"_s);
    }
    const double megabytes = double(text.size()) / 1e6;
    const QString against = pairs.against(u"QJsonDocument"_s);
    report.add({u"json-parse"_s, megabytes * 1e3 / median(pairs.things), u"MB/s"_s, {}, true, against});
    report.add({u"json-parse, ratio to QJsonDocument"_s, pairs.ratio(), u"x"_s, 2.0, false, against});
}

} // namespace stemma::bench
