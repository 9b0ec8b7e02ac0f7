import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { FairSemaphore, type AcquireOptions, type SemaphoreLimits, type Release } from './fair-semaphore.js';

const limits: SemaphoreLimits = { maxConcurrent: 3, maxConcurrentPerKey: 2, maxQueuedPerKey: 1000 };

/** Records the admissions and rejections of a semaphore in order. */
class SemaphoreProbe {
  readonly semaphore: FairSemaphore;
  readonly admitted: { key: string; release: Release; number: number }[] = [];
  readonly active = new Map<number, { key: string; release: Release }>();
  readonly rejected: { key: string; code: unknown; number: number }[] = [];
  private count = 0;

  constructor(limits: SemaphoreLimits, now?: () => number) {
    this.semaphore = new FairSemaphore(limits, now);
  }

  async request(options: AcquireOptions): Promise<void> {
    const number = ++this.count;
    const { key } = options;
    this.semaphore.acquire(options).then(
      (release) => {
        this.admitted.push({ key, release, number });
        this.active.set(number, { key, release });
      },
      (error: { code: unknown }) => this.rejected.push({ key, code: error.code, number }),
    );
    await flushMicrotasks();
  }

  async release(number: number): Promise<void> {
    this.active.get(number)?.release();
    this.active.delete(number);
    await flushMicrotasks();
  }

  /** Releases active requests, oldest first, until none is left. Returns the keys in order of admission. */
  async drain(): Promise<string[]> {
    while (this.active.size > 0) await this.release(Math.min(...this.active.keys()));
    return this.admitted.map(({ key }) => key);
  }

  getActiveCount(key: string): number {
    return [...this.active.values()].filter((request) => request.key === key).length;
  }
}

async function flushMicrotasks(): Promise<void> {
  for (let tick = 0; tick < 5; tick++) await Promise.resolve();
}

const keys = ['a', 'b', 'c', 'd'] as const;
const keyArbitrary = fc.constantFrom(...keys);

/** A request arrives, an active one releases its slot, or a queued one is aborted. */
const stepArbitrary = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('request' as const), key: keyArbitrary }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('release' as const), which: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('abort' as const), which: fc.nat(20) }) },
);

describe('FairSemaphore', () => {
  it('respects the limits in total and per key, and leaves no slot idle that a queued request may use', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(stepArbitrary, { maxLength: 60 }), async (steps) => {
        const probe = new SemaphoreProbe(limits);
        const requests: { key: string; controller: AbortController }[] = [];
        for (const step of steps) {
          if (step.kind === 'request') {
            const controller = new AbortController();
            requests.push({ key: step.key, controller });
            await probe.request({ key: step.key, signal: controller.signal });
          } else if (step.kind === 'release') {
            const active = [...probe.active.keys()];
            await probe.release(active[step.which % Math.max(1, active.length)] ?? -1);
          } else {
            requests[step.which % Math.max(1, requests.length)]?.controller.abort();
            await flushMicrotasks();
          }
          expect(probe.active.size).toBeLessThanOrEqual(limits.maxConcurrent);
          for (const key of keys) {
            const active = probe.getActiveCount(key);
            expect(active).toBeLessThanOrEqual(limits.maxConcurrentPerKey);
            const canAcquire =
              probe.active.size < limits.maxConcurrent && active < limits.maxConcurrentPerKey;
            if (canAcquire) expect(probe.semaphore.getQueuePositions(key)).toEqual([]);
          }
        }
      }),
    );
  });

  it('admits every queued request that is not aborted, and rejects aborted ones', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ key: keyArbitrary, aborts: fc.boolean() }), { maxLength: 40 }),
        async (arrivals) => {
          const probe = new SemaphoreProbe({ ...limits, maxConcurrent: 1 });
          await probe.request({ key: 'z' });
          const controllers = arrivals.map(() => new AbortController());
          for (const [index, { key }] of arrivals.entries()) {
            await probe.request({ key, signal: controllers[index]?.signal });
          }
          for (const [index, { aborts }] of arrivals.entries()) if (aborts) controllers[index]?.abort();
          await probe.drain();
          const expectedNumbers = arrivals.flatMap(({ aborts }, index) => (aborts ? [] : [index + 2]));
          const admitted = probe.admitted.map(({ number }) => number);
          expect(admitted.sort((left, right) => left - right)).toEqual([1, ...expectedNumbers]);
          expect(new Set(probe.rejected.map(({ code }) => code))).toEqual(
            new Set(arrivals.some(({ aborts }) => aborts) ? ['CANCELLED'] : []),
          );
        },
      ),
    );
  });

  it('serves no key twice while another queued key has not been served', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(keyArbitrary, { minLength: 1, maxLength: 40 }), async (arrivals) => {
        const probe = new SemaphoreProbe({ maxConcurrent: 1, maxConcurrentPerKey: 1, maxQueuedPerKey: 1000 });
        await probe.request({ key: 'z' });
        for (const key of arrivals) await probe.request({ key });
        const [, ...served] = await probe.drain();
        const queuedByKey = new Map<string, number>();
        for (const key of arrivals) queuedByKey.set(key, (queuedByKey.get(key) ?? 0) + 1);
        const keysServedAfter = new Map<string, Set<string>>();
        for (const key of served) {
          const servedAfterKey = keysServedAfter.get(key);
          const others = [...queuedByKey].filter(([other, waiting]) => other !== key && waiting > 0);
          if (servedAfterKey) expect(others.filter(([other]) => !servedAfterKey.has(other))).toEqual([]);
          for (const others of keysServedAfter.values()) others.add(key);
          keysServedAfter.set(key, new Set());
          queuedByKey.set(key, (queuedByKey.get(key) ?? 0) - 1);
        }
      }),
    );
  });

  it('serves a key of weight 2 twice as often as one of weight 1', async () => {
    const probe = new SemaphoreProbe({ maxConcurrent: 1, maxConcurrentPerKey: 1, maxQueuedPerKey: 1000 });
    await probe.request({ key: 'z' });
    for (let index = 0; index < 30; index++) {
      await probe.request({ key: 'light' });
      await probe.request({ key: 'heavy', weight: 2 });
    }
    const served = (await probe.drain()).slice(1, 31);
    expect(served.filter((key) => key === 'heavy')).toHaveLength(20);
  });

  it('reports the queue positions in the order of service', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(keyArbitrary, { minLength: 1, maxLength: 20 }), async (arrivals) => {
        const probe = new SemaphoreProbe({ maxConcurrent: 1, maxConcurrentPerKey: 1, maxQueuedPerKey: 1000 });
        await probe.request({ key: 'z' });
        for (const key of arrivals) await probe.request({ key });
        const reported = keys.map((key) => probe.semaphore.getQueuePositions(key));
        const [, ...served] = await probe.drain();
        const actual = keys.map((key) =>
          served.flatMap((servedKey, index) => (servedKey === key ? [index + 1] : [])),
        );
        expect(reported).toEqual(actual);
      }),
    );
  });

  it('serves continuations before new requests of the same key, not before other keys', async () => {
    const probe = new SemaphoreProbe({ maxConcurrent: 1, maxConcurrentPerKey: 1, maxQueuedPerKey: 1 });
    await probe.request({ key: 'z' });
    await probe.request({ key: 'a' });
    await probe.request({ key: 'b' });
    await probe.request({ key: 'a', isContinuation: true });
    await probe.request({ key: 'a', isContinuation: true });
    await probe.drain();
    expect(probe.admitted.map(({ number }) => number)).toEqual([1, 4, 3, 5, 2]);
  });

  it('lowers the limit of a key under contention and restores it afterwards', async () => {
    let time = 0;
    const sharedLimits = {
      maxConcurrent: 10,
      maxConcurrentPerKey: 4,
      maxConcurrentPerKeyUnderContention: 2,
      maxQueuedPerKey: 1000,
    };
    const probe = new SemaphoreProbe(sharedLimits, () => time);
    for (let index = 0; index < 12; index++) await probe.request({ key: 'flood' });
    expect(probe.getActiveCount('flood')).toBe(4);
    await probe.request({ key: 'other' });
    expect(probe.getActiveCount('other')).toBe(1);
    for (const number of [1, 2, 3]) await probe.release(number);
    expect(probe.getActiveCount('flood')).toBe(2);
    time = 1_000;
    await probe.release(4);
    expect(probe.getActiveCount('flood')).toBe(4);
    await probe.drain();
    expect(probe.admitted).toHaveLength(13);
  });

  it('releases a slot once, however often release is called', async () => {
    const probe = new SemaphoreProbe({ maxConcurrent: 1, maxConcurrentPerKey: 1, maxQueuedPerKey: 10 });
    for (let index = 0; index < 3; index++) await probe.request({ key: 'a' });
    probe.admitted[0]?.release();
    probe.admitted[0]?.release();
    await flushMicrotasks();
    expect(probe.admitted).toHaveLength(2);
  });

  it('rejects requests beyond the queue limit and after the queue timeout', async () => {
    vi.useFakeTimers();
    try {
      const probe = new SemaphoreProbe({
        maxConcurrent: 1,
        maxConcurrentPerKey: 1,
        maxQueuedPerKey: 1,
        queueTimeoutMs: 500,
      });
      for (let index = 0; index < 3; index++) await probe.request({ key: 'a' });
      expect(probe.rejected).toEqual([{ key: 'a', code: 'OVERLOADED', number: 3 }]);
      await vi.advanceTimersByTimeAsync(499);
      expect(probe.rejected).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(probe.rejected[1]).toEqual({ key: 'a', code: 'OVERLOADED', number: 2 });
      await probe.drain();
      expect(probe.admitted).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('FairSemaphore under overload', () => {
  const busyLimits: SemaphoreLimits = {
    maxConcurrent: 2,
    maxConcurrentPerKey: 2,
    maxQueuedPerKey: 1000,
    overload: { maxWaitMs: 1000, minQueued: 3 },
  };

  /** Creates a probe whose two slots are held by `z` for `holdMs`, which becomes the expected hold time. */
  async function createBusyProbe(
    holdMs: number,
    semaphoreLimits: SemaphoreLimits = busyLimits,
  ): Promise<SemaphoreProbe> {
    let time = 0;
    const probe = new SemaphoreProbe(semaphoreLimits, () => time);
    await probe.request({ key: 'z' });
    await probe.request({ key: 'z' });
    time = holdMs;
    return probe;
  }

  it('sheds the newest request of the busiest key at once, with a Retry-After', async () => {
    const probe = await createBusyProbe(400);
    for (let index = 0; index < 3; index++) await probe.request({ key: 'much' });
    expect(probe.rejected).toEqual([]);
    // Four queued requests on two slots of 400 ms each, plus the hold time of the last one: more than a second.
    await probe.request({ key: 'little' });
    expect(probe.rejected).toEqual([{ key: 'much', code: 'OVERLOADED', number: 5 }]);
    await expect(probe.semaphore.acquire({ key: 'much' })).rejects.toMatchObject({
      code: 'OVERLOADED',
      retryAfter: 2,
    });
    await probe.drain();
    expect(probe.admitted.map(({ key }) => key)).toContain('little');
  });

  it('sheds nothing while the queue is short and slow, or long and fast', async () => {
    const slow = await createBusyProbe(60_000);
    for (let index = 0; index < 3; index++) await slow.request({ key: 'a' });
    expect(slow.rejected).toEqual([]);
    await slow.request({ key: 'a' });
    expect(slow.rejected).toHaveLength(1);
    const quick = await createBusyProbe(10);
    for (let index = 0; index < 100; index++) await quick.request({ key: 'a' });
    expect(quick.rejected).toEqual([]);
  });

  it('sheds requests of a key that wait too long for their own key, while others find a free slot', async () => {
    const probe = await createBusyProbe(400, { ...busyLimits, maxConcurrent: 10 });
    for (let index = 0; index < 4; index++) await probe.request({ key: 'z' });
    expect(probe.rejected.map(({ key, number }) => [key, number])).toEqual([['z', 6]]);
    await probe.request({ key: 'other' });
    expect(probe.getActiveCount('other')).toBe(1);
  });

  it('limits a penalized key to one slot under contention until it respects Retry-After', async () => {
    let time = 0;
    const sharedLimits = {
      ...busyLimits,
      maxConcurrent: 10,
      maxConcurrentPerKey: 4,
      maxConcurrentPerKeyUnderContention: 2,
    };
    const probe = new SemaphoreProbe(sharedLimits, () => time);
    for (let index = 0; index < 4; index++) await probe.request({ key: 'flood' });
    time = 2_000;
    for (let index = 0; index < 4; index++) await probe.request({ key: 'flood' });
    expect(probe.rejected).toHaveLength(1);
    await probe.request({ key: 'other' });
    expect(probe.rejected).toHaveLength(1);
    for (const number of [1, 2, 3]) await probe.release(number);
    expect(probe.getActiveCount('flood')).toBe(1);
    time = 2_999;
    await probe.release(4);
    expect(probe.getActiveCount('flood')).toBe(1);
    await probe.release(5);
    time = 3_000;
    for (let index = 0; index < 4; index++) await probe.request({ key: 'flood' });
    expect(probe.getActiveCount('flood')).toBe(4);
  });

  it('never sheds continuations, and keeps the minimum queue length', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ key: keyArbitrary, isContinuation: fc.boolean() }), { maxLength: 40 }),
        async (arrivals) => {
          const probe = await createBusyProbe(5000);
          for (const options of arrivals) await probe.request(options);
          const rejected = new Set(probe.rejected.map(({ number }) => number));
          const continuationNumbers = arrivals.flatMap(({ isContinuation }, index) =>
            isContinuation ? [index + 3] : [],
          );
          expect(continuationNumbers.filter((number) => rejected.has(number))).toEqual([]);
          const newRequestCount = arrivals.length - continuationNumbers.length;
          expect(newRequestCount - rejected.size).toBe(
            Math.min(newRequestCount, busyLimits.overload?.minQueued ?? 0),
          );
        },
      ),
    );
  });
});
