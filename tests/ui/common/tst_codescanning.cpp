// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/explore/explored.h"
#include "tests/testkit/testclass.h"
#include "ui/common/codescanning.h"

#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

/// What is declared in files of code, told by the definitions that colours come from.
class TestCodeScanning final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { scanCodeByHighlighting(); }
    void declarations_data();
    void declarations();
    void imports();
    void badCode();
};

void TestCodeScanning::declarations_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QStringList>("lines");
    QTest::newRow("Python") << u"a.py"_s << QByteArray(R"(import os
"""
class NotOne:
"""
class A(Base):
    "def not_this"
    def one(self, text="def no(): pass"):
        x = 1
        def inner(): pass
        return x
    async def two(self):
        pass
# class Commented:
if True:
    def conditional(): ...
def last(
    a,
):
    pass
)")
                            << QStringList {u"5: class A"_s, u"7:   def one"_s, u"9:     def inner"_s,
                                   u"11:   async def two"_s, u"15: def conditional"_s, u"16: def last"_s};
    QTest::newRow("JavaScript") << u"a.js"_s << QByteArray(R"(import x from "y";
// function no() {}
const text = `class No {}`;
export default function main(a = {b: 1}) {
  function inner() {}
}
export class A extends B {
  static async run(x) {
    if (x) { return; }
  }
  get size() { return 1 }
  field = () => { call(); };
}
const arrow = async (a) => {
  go(() => { });
};
module.exports = { A };
if (ready) { start(); }
)")
                                << QStringList {u"4: function main"_s, u"7: class A"_s, u"8:   run()"_s,
                                       u"11:   size()"_s, u"12:   field()"_s, u"14: arrow()"_s};
    QTest::newRow("TypeScript") << u"a.ts"_s << QByteArray(R"(export interface Shape { area(): number; }
type Id = string | number;
export abstract class Box<T extends Shape> implements Shape {
  private readonly items: T[] = [];
  constructor(private n: number) { }
  area(): number {
    return this.items.map((i) => i.area()).length;
  }
}
export const enum Kind { A = "class X", B }
function over(a: string): void;
namespace N { export function f<T>(x: T): T { return x; } }
)")
                                << QStringList {u"1: interface Shape"_s, u"2: type Id"_s, u"3: class Box"_s,
                                       u"5:   constructor()"_s, u"6:   area()"_s, u"10: enum Kind"_s,
                                       u"11: function over"_s, u"12: namespace N"_s, u"12:   function f"_s};
    QTest::newRow("Rust") << u"a.rs"_s << QByteArray(R"(use std::fmt;
#[derive(Debug)]
pub struct Point<'a> { x: &'a str }
pub struct Unit;
impl<'a> fmt::Display for Point<'a> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result { write!(f, "fn no() {}") }
}
pub(crate) async fn run() { let f = |x| { x }; fn inner() {} }
mod tests { fn one() {} }
trait T { fn needed(&self); }
/* enum No {} */
enum Yes { A(u8), B { x: u8 } }
)")
                          << QStringList {u"3: struct Point"_s, u"4: struct Unit"_s,
                                 u"5: impl fmt::Display for Point"_s, u"6:   fn fmt"_s, u"8: fn run"_s,
                                 u"9: mod tests"_s, u"9:   fn one"_s, u"10: trait T"_s, u"10:   fn needed"_s,
                                 u"12: enum Yes"_s};
    QTest::newRow("Go") << u"a.go"_s << QByteArray(R"(package main
import "fmt"
type Server struct {
	name string
}
type Doer interface { Do(x int) error }
func (s *Server) Start(ctx context.Context) error {
	f := func() { fmt.Println("func no() {") }
	f()
}
func main() {
}
)") << QStringList {u"3: type Server"_s, u"6: type Doer"_s, u"7: func Start"_s, u"11: func main"_s};
    QTest::newRow("Java") << u"A.java"_s << QByteArray(R"(package a.b;
import java.util.List;
@Service(name = "class No {")
public final class A<T> extends B<T> implements C {
    private final List<String> names = List.of("x");
    static { init(); }
    public A(int x) { super(x); }
    @Override
    public <R> Map<String, R> get(String key) throws E {
        if (key == null) { return null; }
        Runnable r = new Runnable() { public void run() {} };
        return null;
    }
    interface Inner { void call(int a); }
    enum Kind { ONE, TWO }
}
)")
                          << QStringList {u"4: class A"_s, u"7:   A()"_s, u"9:   get()"_s, u"14:   interface Inner"_s,
                                 u"14:     call()"_s, u"15:   enum Kind"_s};
    QTest::newRow("C") << u"a.c"_s << QByteArray(R"(#include <stdio.h>
#define NO(x) do { \
    int no(void) { \
} while (0)
typedef struct node { int a; } node_t;
struct point { int x, y; };
static const int table[] = { 1, 2, 3 };
int add(int a, int b);
typedef int (*callback)(int);
static struct point *make(int x)
{
    struct point p = { x, 0 };
    for (;;) { break; }
    return 0;
}
/* int no(void) { } */
enum colour { RED };
typedef struct {
    union { int a; float b; } value;
    struct inner { int c; } in;
} named_behind;
typedef enum { ON, OFF } state_t, *state_p;
static struct { int a; } not_a_type;
)")
                       << QStringList {u"5: struct node"_s, u"6: struct point"_s, u"8: add()"_s, u"10: make()"_s,
                              u"17: enum colour"_s, u"21: struct named_behind"_s, u"20: struct inner"_s,
                              u"22: enum state_t"_s};
    QTest::newRow("C++") << u"a.cpp"_s << QByteArray(R"(#include "a.h"
using namespace std;
namespace stemma::detail {
template<class T, typename U = std::less<T>> class EXPORT Tree final : public Base<T> {
public:
    explicit Tree(int size) : m_size(size) { }
    ~Tree();
    [[nodiscard]] const T& at(size_t i) const noexcept { return m_items[i]; }
    bool operator==(const Tree&) const = default;
    std::function<void(int)> callback;
private:
    class Node;
    int m_size = 0;
};
enum class Kind : unsigned char { A, B };
namespace { int helper() { return 1; } }
void Tree::insert(const T& item)
{
    auto f = [this] { class Local { }; };
}
} // namespace
extern "C" { int exported(void); }
int main(int argc, char** argv) { return R"x(int no() {)x"[0]; }
)")
                         << QStringList {u"3: namespace stemma::detail"_s, u"4:   class Tree"_s, u"6:     Tree()"_s,
                                u"7:     ~Tree()"_s, u"8:     at()"_s, u"15:   enum Kind"_s, u"16:   helper()"_s,
                                u"17:   Tree::insert()"_s, u"22: exported()"_s, u"23: main()"_s};
    QTest::newRow("C#") << u"a.cs"_s << QByteArray(R"(using System;
namespace A.B
{
    #region class No
    public sealed record Point(int X, int Y);
    [Serializable("class No {")]
    public class Repo<T> : IRepo where T : class, new()
    {
        public int Size { get; set; }
        public Repo(string s = "x") { }
        protected override async Task<int> Load(int id) { await x; }
        public int Twice(int x) => x * 2;
    }
}
)")
                        << QStringList {u"2: namespace A.B"_s, u"5:   record Point"_s, u"7:   class Repo"_s,
                               u"10:     Repo()"_s, u"11:     Load()"_s, u"12:     Twice()"_s};
    QTest::newRow("Ruby") << u"a.rb"_s << QByteArray(R"(require "set"
module Outer
  class A < B
    # def no; end
    def self.build(x)
      x.each do |y|
      end
    end
    def empty? = true
  end
end
def last
end
)")
                          << QStringList {u"2: module Outer"_s, u"3:   class A"_s, u"5:     def self.build"_s,
                                 u"9:     def empty?"_s, u"12: def last"_s};
    QTest::newRow("PHP") << u"a.php"_s << QByteArray(R"(<html><p>class No {</p>
<?php
namespace App\Models;
use Foo\Bar;
abstract class User extends Model implements A
{
    public function name(string $x = "function no() {"): string { return ''; }
    abstract protected function find($id);
}
function helper() { $f = function () { return 1; }; }
// class No {}
trait T { }
)")
                         << QStringList {u"3: namespace App\\Models"_s, u"5: class User"_s, u"7:   function name"_s,
                                u"8:   function find"_s, u"10: function helper"_s, u"12: trait T"_s};
    QTest::newRow("Kotlin") << u"a.kt"_s << QByteArray(R"(package a.b
import c.D
data class Point(val x: Int)
sealed interface Shape
class A(private val x: Int) : B() {
    companion object { fun make() = A(1) }
    override suspend fun run(s: String) { if (x > 1) { s.let { } } }
}
fun main() { println("fun no() {") }
object Single
fun String.firstWord(): String = a.b
fun <T> List<T>.second() = this[1]
)")
                            << QStringList {u"3: class Point"_s, u"4: interface Shape"_s, u"5: class A"_s,
                                   u"6:   fun make"_s, u"7:   fun run"_s, u"9: fun main"_s, u"10: object Single"_s,
                                   u"11: fun String.firstWord"_s, u"12: fun List.second"_s};
    QTest::newRow("Swift") << u"a.swift"_s << QByteArray(R"(import Foundation
struct P: Codable {
    let x: Int
    func area() -> Int { return x }
    mutating func move() { }
}
extension P: Equatable { }
protocol Q { func need() }
/* class No {} */
func go() { let f = { } }
)")
                           << QStringList {u"2: struct P"_s, u"4:   func area"_s, u"5:   func move"_s,
                                  u"7: extension P"_s, u"8: protocol Q"_s, u"8:   func need"_s, u"10: func go"_s};
    QTest::newRow("Ruby, what stands before def and behind the end") << u"b.rb"_s << QByteArray(R"(class A
  private def x
  end
end
__END__
def no
end
)") << QStringList {u"1: class A"_s, u"2:   private def x"_s};
    QTest::newRow("Swift, other names") << u"b.swift"_s << QByteArray(R"(typealias Id = Int
class K {
    var a = K.init(1)
    convenience init?(x: Int) { self.init() }
    deinit { }
    func `repeat`() { }
    static func ==(a: K, b: K) -> Bool { return true }
    static func < <T>(a: K, b: T) -> Bool { return true }
    func after() { }
}
)")
                                        << QStringList {u"1: typealias Id"_s, u"2: class K"_s, u"4:   init"_s,
                                               u"5:   deinit"_s, u"6:   func `repeat`"_s, u"7:   func =="_s,
                                               u"8:   func <"_s, u"9:   func after"_s};
    QTest::newRow("Kotlin, other names") << u"b.kt"_s << QByteArray(R"(typealias Id = Int
val x = run {
    fun no() {}
}
fun `class of two`() { }
)") << QStringList {u"1: typealias Id"_s, u"5: fun `class of two`"_s};
    QTest::newRow("Go, groups") << u"b.go"_s << QByteArray(R"(package main
type (
	A struct {
		f func(int) error
	}
	B interface{ Do(x int) error }
	C = string
)
func main() { }
)") << QStringList {u"3: type A"_s, u"6: type B"_s, u"7: type C"_s, u"9: func main"_s};
    QTest::newRow("TypeScript, abstract") << u"b.ts"_s << QByteArray(R"(export abstract class Box {
    protected abstract area(a: number): number;
    abstract name(): string
    abstract handler: (x: number) => void;
    run(): void { this.area(1); }
}
)") << QStringList {u"1: class Box"_s, u"2:   area()"_s, u"3:   name()"_s, u"5:   run()"_s};
}

void TestCodeScanning::declarations()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, code);
    const auto found = explored(name, code);
    QVERIFY(found);
    QCOMPARE(found->notes, QStringList());
    QTEST(linesOf(*found, "declarations"_L1), "lines");
    QCOMPARE(countOf(*found, "types"_L1) + countOf(*found, "functions"_L1), linesOf(*found, "declarations"_L1).size());
}

void TestCodeScanning::imports()
{
    const auto found
        = explored(u"a.py"_s, "import os, sys\n\"\"\"\nimport no\n\"\"\"\nfrom a import b\nimportant = 1\n");
    QVERIFY(found);
    QCOMPARE(linesOf(*found, "imports"_L1), (QStringList {u"1: import os, sys"_s, u"5: from a import b"_s}));
    // A function that C can call is none.
    const auto rust = explored(u"a.rs"_s, "extern crate a;\nextern \"C\" fn f() {}\nuse b;\n");
    QVERIFY(rust);
    QCOMPARE(linesOf(*rust, "imports"_L1), (QStringList {u"1: extern crate a;"_s, u"3: use b;"_s}));
    QCOMPARE(linesOf(*rust, "declarations"_L1), (QStringList {u"2: fn f"_s}));
    const auto c = explored(u"a.c"_s, "#include <x.h>\n  #include \"y.h\"\n// #include <no.h>\n");
    QVERIFY(c);
    QCOMPARE(linesOf(*c, "imports"_L1), (QStringList {u"1: #include <x.h>"_s, u"2: #include \"y.h\""_s}));
}

/// Nothing breaks, and what comes after is found where it can be.
void TestCodeScanning::badCode()
{
    const auto open = explored(u"a.cpp"_s, "}}}}\nint f() {\n    if (\n}\nint g() { }\n");
    QVERIFY(open);
    QVERIFY(linesOf(*open, "declarations"_L1).contains(u"2: f()"_s));
    const auto deep = explored(u"a.js"_s, QByteArray("{(").repeated(10'000) + "\nfunction f() {}\n");
    QVERIFY(deep);
    const auto type = explored(u"a.ts"_s, QByteArray("class A {\n").repeated(10'000));
    QVERIFY(type);
    QCOMPARE(countOf(*type, "types"_L1), 10'000);
    const auto wide = explored(u"a.py"_s, "x = '" + QByteArray(5'000'000, 'y') + "'\ndef f(): pass\n");
    QVERIFY(wide);
    QCOMPARE(linesOf(*wide, "declarations"_L1), QStringList {u"2: def f"_s});
}

TEST_CLASS(TestCodeScanning)
#include "tst_codescanning.moc"
