// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The thread sanitizer sees nothing of what Qt's libraries do, as they are not built for it: neither the
// pool's queue nor the lock of a future. It would call every value handed from one thread to another a
// race. These definitions stand before Qt's own in a program under the sanitizer, tell it what Qt
// promises, and go on to Qt. What two threads do to one value without such a hand-over is still found.
//
// Built into programs under the thread sanitizer only.

#include <QFutureInterface>
#include <QRunnable>
#include <QThreadPool>

#include <dlfcn.h>
#include <sanitizer/tsan_interface.h>

namespace {

/// Qt's own function, which the one here hides.
template<typename Function> Function* next(const char* symbol)
{
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, symbol));
}

/// What all handles of one future share stands behind the pointer to the virtual functions.
void* sharedOf(const void* handle)
{
    return static_cast<void* const*>(handle)[1];
}

void hand(void* place)
{
    if (place)
        __tsan_release(place);
}

void take(void* place)
{
    if (place)
        __tsan_acquire(place);
}

/// Runs another's work on the pool's thread, which it first shows that the work was handed over.
class Relay final : public QRunnable
{
public:
    Relay(QThreadPool* pool, QRunnable* work)
        : m_pool(pool)
        , m_work(work)
    {
        hand(this);
    }

    // Called by Qt, so this is the first thing the sanitizer sees on that thread.
    __attribute__((no_sanitize("thread"))) void run() override
    {
        take(this);
        go();
    }

private:
    void go()
    {
        const bool mine = m_work->autoDelete();
        m_work->run();
        if (mine)
            delete m_work;
        hand(m_pool);
    }

    QThreadPool* m_pool;
    QRunnable* m_work;
};

/// Stands for an answer's slot, which Qt calls in one thread and may let go of in another.
class SlotRelay final : public QtPrivate::QSlotObjectBase
{
public:
    explicit SlotRelay(QtPrivate::QSlotObjectBase* answer)
        : QSlotObjectBase(&call)
        , m_answer(answer)
    {
        hand(answer);
    }

private:
    __attribute__((no_sanitize("thread"))) static void call(
        int which, QSlotObjectBase* self, QObject* receiver, void** arguments, bool* result)
    {
        auto* relay = static_cast<SlotRelay*>(self);
        QSlotObjectBase* answer = relay->m_answer;
        take(answer);
        switch (which) {
        case Destroy:
            answer->destroyIfLastRef();
            delete relay;
            return;
        case Call:
            answer->call(receiver, arguments);
            break;
        case Compare:
            *result = answer->compare(arguments);
            break;
        default:
            break;
        }
        hand(answer);
    }

    QSlotObjectBase* m_answer;
};

} // namespace

// Each is named in C++ by what it does, and for the linker by the function of Qt it stands before.

#define STEMMA_TAKES(result, name, symbol)                                                                             \
    extern "C" result name(void* self) asm(symbol);                                                                    \
    extern "C" result name(void* self)                                                                                 \
    {                                                                                                                  \
        static const auto real = next<result(void*)>(symbol);                                                          \
        const auto answer = real(self);                                                                                \
        take(sharedOf(self));                                                                                          \
        return answer;                                                                                                 \
    }

#define STEMMA_HANDS(name, symbol)                                                                                     \
    extern "C" void name(void* self) asm(symbol);                                                                      \
    extern "C" void name(void* self)                                                                                   \
    {                                                                                                                  \
        static const auto real = next<void(void*)>(symbol);                                                            \
        hand(sharedOf(self));                                                                                          \
        real(self);                                                                                                    \
    }

STEMMA_TAKES(void*, futureMutex, "_ZNK20QFutureInterfaceBase5mutexEv")
STEMMA_TAKES(void*, futureResults, "_ZN20QFutureInterfaceBase15resultStoreBaseEv")
STEMMA_TAKES(void*, futureResultsConst, "_ZNK20QFutureInterfaceBase15resultStoreBaseEv")
STEMMA_TAKES(bool, futureIsCanceled, "_ZNK20QFutureInterfaceBase10isCanceledEv")
STEMMA_TAKES(bool, futureIsFinished, "_ZNK20QFutureInterfaceBase10isFinishedEv")
STEMMA_TAKES(bool, futureIsChainCanceled, "_ZNK20QFutureInterfaceBase15isChainCanceledEv")
STEMMA_TAKES(bool, futureHasException, "_ZNK20QFutureInterfaceBase12hasExceptionEv")
STEMMA_TAKES(int, futureLoadState, "_ZNK20QFutureInterfaceBase9loadStateEv")
STEMMA_HANDS(futureStarted, "_ZN20QFutureInterfaceBase13reportStartedEv")
STEMMA_HANDS(futureFinished, "_ZN20QFutureInterfaceBase14reportFinishedEv")
STEMMA_HANDS(futureCanceled, "_ZN20QFutureInterfaceBase14reportCanceledEv")

extern "C" void futureReady(void* self, int begin, int end) asm("_ZN20QFutureInterfaceBase18reportResultsReadyEii");
extern "C" void futureReady(void* self, int begin, int end)
{
    static const auto real = next<void(void*, int, int)>("_ZN20QFutureInterfaceBase18reportResultsReadyEii");
    hand(sharedOf(self));
    real(self, begin, end);
}

extern "C" void futureWait(void* self) asm("_ZN20QFutureInterfaceBase15waitForFinishedEv");
extern "C" void futureWait(void* self)
{
    static const auto real = next<void(void*)>("_ZN20QFutureInterfaceBase15waitForFinishedEv");
    real(self);
    take(sharedOf(self));
}

extern "C" void futureWaitForResult(void* self, int index) asm("_ZN20QFutureInterfaceBase13waitForResultEi");
extern "C" void futureWaitForResult(void* self, int index)
{
    static const auto real = next<void(void*, int)>("_ZN20QFutureInterfaceBase13waitForResultEi");
    real(self, index);
    take(sharedOf(self));
}

extern "C" bool futureQuery(void* self, int state) asm("_ZNK20QFutureInterfaceBase10queryStateENS_5StateE");
extern "C" bool futureQuery(void* self, int state)
{
    static const auto real = next<bool(void*, int)>("_ZNK20QFutureInterfaceBase10queryStateENS_5StateE");
    const bool answer = real(self, state);
    take(sharedOf(self));
    return answer;
}

extern "C" bool futureLetGo(void* self) asm("_ZNK20QFutureInterfaceBase6derefTEv");
extern "C" bool futureLetGo(void* self)
{
    static const auto real = next<bool(void*)>("_ZNK20QFutureInterfaceBase6derefTEv");
    hand(sharedOf(self));
    const bool others = real(self);
    take(sharedOf(self));
    return others;
}

extern "C" void futureEnd(void* self) asm("_ZN20QFutureInterfaceBaseD2Ev");
extern "C" void futureEnd(void* self)
{
    static const auto real = next<void(void*)>("_ZN20QFutureInterfaceBaseD2Ev");
    hand(sharedOf(self));
    take(sharedOf(self));
    real(self);
}

extern "C" void futureEndWhole(void* self) asm("_ZN20QFutureInterfaceBaseD1Ev");
extern "C" void futureEndWhole(void* self)
{
    futureEnd(self);
}

extern "C" void poolStart(QThreadPool* pool, QRunnable* work, int priority) asm("_ZN11QThreadPool5startEP9QRunnablei");
extern "C" void poolStart(QThreadPool* pool, QRunnable* work, int priority)
{
    static const auto real = next<void(QThreadPool*, QRunnable*, int)>("_ZN11QThreadPool5startEP9QRunnablei");
    real(pool, new Relay(pool, work), priority);
}

extern "C" bool poolWait(QThreadPool* pool, QDeadlineTimer deadline) asm(
    "_ZN11QThreadPool11waitForDoneE14QDeadlineTimer");
extern "C" bool poolWait(QThreadPool* pool, QDeadlineTimer deadline)
{
    static const auto real = next<bool(QThreadPool*, QDeadlineTimer)>("_ZN11QThreadPool11waitForDoneE14QDeadlineTimer");
    const bool done = real(pool, deadline);
    take(pool);
    return done;
}

extern "C" void watchAnswer(const QObject* context, QtPrivate::QSlotObjectBase* answer, void* future) asm(
    "_ZN9QtPrivate21watchContinuationImplEPK7QObjectPNS_15QSlotObjectBaseER20QFutureInterfaceBase");
extern "C" void watchAnswer(const QObject* context, QtPrivate::QSlotObjectBase* answer, void* future)
{
    static const auto real = next<void(const QObject*, QtPrivate::QSlotObjectBase*, void*)>(
        "_ZN9QtPrivate21watchContinuationImplEPK7QObjectPNS_15QSlotObjectBaseER20QFutureInterfaceBase");
    real(context, new SlotRelay(answer), future);
}
