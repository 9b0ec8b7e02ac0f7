import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { FairSemaphore, type AcquireOptions, type SemaphoreLimits, type Release } from './fair-semaphore.js';

const limits: SemaphoreLimits = { maxConcurrent: 3, maxConcurrentPerKey: 2, maxQueuedPerKey: 1000 };

/** A gate that is watched: who is in, in which order they came in, who was sent away. */
class WatchedGate {
  readonly gate: FairSemaphore;
  readonly entered: { key: string; leave: Release; number: number }[] = [];
  readonly inside = new Map<number, { key: string; leave: Release }>();
  readonly refused: { key: string; code: unknown; number: number }[] = [];
  private count = 0;

  constructor(of: SemaphoreLimits, now?: () => number) {
    this.gate = new FairSemaphore(of, now);
  }

  async ask(entrant: AcquireOptions): Promise<void> {
    const number = ++this.count;
    const { key } = entrant;
    this.gate.acquire(entrant).then(
      (leave) => {
        this.entered.push({ key, leave, number });
        this.inside.set(number, { key, leave });
      },
      (error: { code: unknown }) => this.refused.push({ key, code: error.code, number }),
    );
    await settled();
  }

  async leave(number: number): Promise<void> {
    this.inside.get(number)?.leave();
    this.inside.delete(number);
    await settled();
  }

  /** Lets those go that are in, oldest first, until nobody is left; answers the keys in the order of their entering. */
  async drain(): Promise<string[]> {
    while (this.inside.size > 0) await this.leave(Math.min(...this.inside.keys()));
    return this.entered.map(({ key }) => key);
  }

  insideOf(key: string): number {
    return [...this.inside.values()].filter((one) => one.key === key).length;
  }
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
}

const keys = ['a', 'b', 'c', 'd'] as const;
const keyArbitrary = fc.constantFrom(...keys);

/** Somebody asks, somebody leaves, or somebody who waits gives up. */
const stepArbitrary = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('ask' as const), key: keyArbitrary }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('leave' as const), which: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('giveUp' as const), which: fc.nat(20) }) },
);

describe('a fair gate', () => {
  it('never holds more than its places, nor more than those of a key, and none is left empty that somebody may take', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(stepArbitrary, { maxLength: 60 }), async (steps) => {
        const watched = new WatchedGate(limits);
        const asked: { key: string; controller: AbortController }[] = [];
        for (const step of steps) {
          if (step.kind === 'ask') {
            const controller = new AbortController();
            asked.push({ key: step.key, controller });
            await watched.ask({ key: step.key, signal: controller.signal });
          } else if (step.kind === 'leave') {
            const inside = [...watched.inside.keys()];
            await watched.leave(inside[step.which % Math.max(1, inside.length)] ?? -1);
          } else {
            asked[step.which % Math.max(1, asked.length)]?.controller.abort();
            await settled();
          }
          expect(watched.inside.size).toBeLessThanOrEqual(limits.maxConcurrent);
          for (const key of keys) {
            const inside = watched.insideOf(key);
            expect(inside).toBeLessThanOrEqual(limits.maxConcurrentPerKey);
            const mayEnter =
              watched.inside.size < limits.maxConcurrent && inside < limits.maxConcurrentPerKey;
            if (mayEnter) expect(watched.gate.queuePositionsOf(key)).toEqual([]);
          }
        }
      }),
    );
  });

  it('lets everybody in at last who has not given up, and nobody who has', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ key: keyArbitrary, givesUp: fc.boolean() }), { maxLength: 40 }),
        async (asking) => {
          const watched = new WatchedGate({ ...limits, maxConcurrent: 1 });
          await watched.ask({ key: 'z' });
          const controllers = asking.map(() => new AbortController());
          for (const [index, { key }] of asking.entries()) {
            await watched.ask({ key, signal: controllers[index]?.signal });
          }
          for (const [index, { givesUp }] of asking.entries()) if (givesUp) controllers[index]?.abort();
          await watched.drain();
          const stay = asking.flatMap(({ givesUp }, index) => (givesUp ? [] : [index + 2]));
          const entered = watched.entered.map(({ number }) => number);
          expect(entered.sort((one, other) => one - other)).toEqual([1, ...stay]);
          expect(new Set(watched.refused.map(({ code }) => code))).toEqual(
            new Set(asking.some(({ givesUp }) => givesUp) ? ['CANCELLED'] : []),
          );
        },
      ),
    );
  });

  it('starves nobody: no key has a second turn while another one that waits has had none', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(keyArbitrary, { minLength: 1, maxLength: 40 }), async (asking) => {
        const watched = new WatchedGate({ maxConcurrent: 1, maxConcurrentPerKey: 1, maxQueuedPerKey: 1000 });
        await watched.ask({ key: 'z' });
        for (const key of asking) await watched.ask({ key });
        const [, ...turns] = await watched.drain();
        const left = new Map<string, number>();
        for (const key of asking) left.set(key, (left.get(key) ?? 0) + 1);
        const since = new Map<string, Set<string>>();
        for (const key of turns) {
          const met = since.get(key);
          const others = [...left].filter(([other, waiting]) => other !== key && waiting > 0);
          if (met) expect(others.filter(([other]) => !met.has(other))).toEqual([]);
          for (const others of since.values()) others.add(key);
          since.set(key, new Set());
          left.set(key, (left.get(key) ?? 0) - 1);
        }
      }),
    );
  });

  it('gives a key of weight 2 two turns for each one of weight 1', async () => {
    const watched = new WatchedGate({ maxConcurrent: 1, maxConcurrentPerKey: 1, maxQueuedPerKey: 1000 });
    await watched.ask({ key: 'z' });
    for (let each = 0; each < 30; each++) {
      await watched.ask({ key: 'light' });
      await watched.ask({ key: 'heavy', weight: 2 });
    }
    const turns = (await watched.drain()).slice(1, 31);
    expect(turns.filter((key) => key === 'heavy')).toHaveLength(20);
  });

  it('says the place in the queue as it will be', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(keyArbitrary, { minLength: 1, maxLength: 20 }), async (asking) => {
        const watched = new WatchedGate({ maxConcurrent: 1, maxConcurrentPerKey: 1, maxQueuedPerKey: 1000 });
        await watched.ask({ key: 'z' });
        for (const key of asking) await watched.ask({ key });
        const told = keys.map((key) => watched.gate.queuePositionsOf(key));
        const [, ...turns] = await watched.drain();
        const were = keys.map((key) => turns.flatMap((turn, index) => (turn === key ? [index + 1] : [])));
        expect(told).toEqual(were);
      }),
    );
  });

  it('lets what has begun go ahead of what its key has not begun, and not of others', async () => {
    const watched = new WatchedGate({ maxConcurrent: 1, maxConcurrentPerKey: 1, maxQueuedPerKey: 1 });
    await watched.ask({ key: 'z' });
    await watched.ask({ key: 'a' });
    await watched.ask({ key: 'b' });
    await watched.ask({ key: 'a', isContinuation: true });
    await watched.ask({ key: 'a', isContinuation: true });
    await watched.drain();
    expect(watched.entered.map(({ number }) => number)).toEqual([1, 4, 3, 5, 2]);
  });

  it('leaves a key fewer places beside another one, and all of its own when that has not come for a while', async () => {
    let time = 0;
    const shared = { places: 10, placesPerKey: 4, placesBesideOthers: 2, waitingPerKey: 1000 };
    const watched = new WatchedGate(shared, () => time);
    for (let each = 0; each < 12; each++) await watched.ask({ key: 'flood' });
    expect(watched.insideOf('flood')).toBe(4);
    await watched.ask({ key: 'other' });
    expect(watched.insideOf('other')).toBe(1);
    for (const number of [1, 2, 3]) await watched.leave(number);
    expect(watched.insideOf('flood')).toBe(2);
    time = 1_000;
    await watched.leave(4);
    expect(watched.insideOf('flood')).toBe(4);
    await watched.drain();
    expect(watched.entered).toHaveLength(13);
  });

  it('gives a place back once, however often it is left', async () => {
    const watched = new WatchedGate({ maxConcurrent: 1, maxConcurrentPerKey: 1, maxQueuedPerKey: 10 });
    for (let each = 0; each < 3; each++) await watched.ask({ key: 'a' });
    watched.entered[0]?.leave();
    watched.entered[0]?.leave();
    await settled();
    expect(watched.entered).toHaveLength(2);
  });

  it('sends away who would wait beyond the places for waiting, and who has waited too long', async () => {
    vi.useFakeTimers();
    try {
      const watched = new WatchedGate({
        maxConcurrent: 1,
        maxConcurrentPerKey: 1,
        maxQueuedPerKey: 1,
        queueTimeoutMs: 500,
      });
      for (let each = 0; each < 3; each++) await watched.ask({ key: 'a' });
      expect(watched.refused).toEqual([{ key: 'a', code: 'OVERLOADED', number: 3 }]);
      await vi.advanceTimersByTimeAsync(499);
      expect(watched.refused).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(watched.refused[1]).toEqual({ key: 'a', code: 'OVERLOADED', number: 2 });
      await watched.drain();
      expect(watched.entered).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a fair gate at overload', () => {
  const busy: SemaphoreLimits = {
    maxConcurrent: 2,
    maxConcurrentPerKey: 2,
    maxQueuedPerKey: 1000,
    overload: { maxWaitMs: 1000, minQueued: 3 },
  };

  /** Two places, both taken by `z` for so long that each next one is expected to take as long. */
  async function busyGate(holdMs: number, of: SemaphoreLimits = busy): Promise<WatchedGate> {
    let time = 0;
    const watched = new WatchedGate(of, () => time);
    await watched.ask({ key: 'z' });
    await watched.ask({ key: 'z' });
    time = holdMs;
    return watched;
  }

  it('sends away the newest of who asks most, at once, and says when to come again', async () => {
    const watched = await busyGate(400);
    for (let each = 0; each < 3; each++) await watched.ask({ key: 'much' });
    expect(watched.refused).toEqual([]);
    // Four who wait at two places, 400 ms each, and the last one's own turn: more than a second.
    await watched.ask({ key: 'little' });
    expect(watched.refused).toEqual([{ key: 'much', code: 'OVERLOADED', number: 5 }]);
    await expect(watched.gate.acquire({ key: 'much' })).rejects.toMatchObject({
      code: 'OVERLOADED',
      retryAfter: 2,
    });
    await watched.drain();
    expect(watched.entered.map(({ key }) => key)).toContain('little');
  });

  it('sends away nobody while few wait, however slow it is, nor while many do that are quick', async () => {
    const slow = await busyGate(60_000);
    for (let each = 0; each < 3; each++) await slow.ask({ key: 'a' });
    expect(slow.refused).toEqual([]);
    await slow.ask({ key: 'a' });
    expect(slow.refused).toHaveLength(1);
    const quick = await busyGate(10);
    for (let each = 0; each < 100; each++) await quick.ask({ key: 'a' });
    expect(quick.refused).toEqual([]);
  });

  it('sends away those of a key that wait too long behind their own, though others find room', async () => {
    const watched = await busyGate(400, { ...busy, maxConcurrent: 10 });
    for (let each = 0; each < 4; each++) await watched.ask({ key: 'z' });
    expect(watched.refused.map(({ key, number }) => [key, number])).toEqual([['z', 6]]);
    await watched.ask({ key: 'other' });
    expect(watched.insideOf('other')).toBe(1);
  });

  it('leaves one place beside others to whoever was sent away, until it stayed away for as long as it was told', async () => {
    let time = 0;
    const shared = { ...busy, places: 10, placesPerKey: 4, placesBesideOthers: 2 };
    const watched = new WatchedGate(shared, () => time);
    for (let each = 0; each < 4; each++) await watched.ask({ key: 'flood' });
    time = 2_000;
    for (let each = 0; each < 4; each++) await watched.ask({ key: 'flood' });
    expect(watched.refused).toHaveLength(1);
    await watched.ask({ key: 'other' });
    expect(watched.refused).toHaveLength(1);
    for (const number of [1, 2, 3]) await watched.leave(number);
    expect(watched.insideOf('flood')).toBe(1);
    time = 2_999;
    await watched.leave(4);
    expect(watched.insideOf('flood')).toBe(1);
    await watched.leave(5);
    time = 3_000;
    for (let each = 0; each < 4; each++) await watched.ask({ key: 'flood' });
    expect(watched.insideOf('flood')).toBe(4);
  });

  it('never sends away what has begun, nor leaves fewer waiting than it lets', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ key: keyArbitrary, isBegun: fc.boolean() }), { maxLength: 40 }),
        async (asking) => {
          const watched = await busyGate(5000);
          for (const entrant of asking) await watched.ask(entrant);
          const refused = new Set(watched.refused.map(({ number }) => number));
          const begun = asking.flatMap(({ isBegun }, index) => (isBegun ? [index + 3] : []));
          expect(begun.filter((number) => refused.has(number))).toEqual([]);
          const fresh = asking.length - begun.length;
          expect(fresh - refused.size).toBe(Math.min(fresh, busy.overload?.minQueued ?? 0));
        },
      ),
    );
  });
});
