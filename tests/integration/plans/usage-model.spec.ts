import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { UsageStore, QuotaExceededError, type Quota } from '../../../server/modules/usage/usage-store.js';
import { openTestStores } from '../../support/stores.js';
import { atDepth } from '../../support/test-depth.js';

let postgres: Awaited<ReturnType<typeof openTestStores>>['postgres'];
let store: UsageStore;
let subjects = 0;

beforeAll(async () => {
  ({ postgres } = await openTestStores());
  store = new UsageStore(postgres);
});

async function storedUsage({ subject }: Quota): Promise<{ used: number; objects: number }> {
  const [row] = await postgres.query<{ used: number; objects: number }[]>(
    `SELECT (SELECT coalesce(sum(used), 0)::int FROM usage_counter WHERE subject = $1) AS used,
            (SELECT count(*)::int FROM usage_object WHERE subject = $1) AS objects`,
    [subject],
  );
  return row ?? { used: -1, objects: -1 };
}

type Step = { open: number[] } | { giveBack: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ open: fc.array(fc.nat(9), { minLength: 1, maxLength: 12 }) }) },
  { weight: 1, arbitrary: fc.record({ giveBack: fc.nat(9) }) },
);

describe('random sequences of opened and failed reports', () => {
  it('usage equals the number of distinct objects and never exceeds the limit', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 6 }),
        fc.array(step, { maxLength: 8 }),
        async (limit, steps) => {
          const quota: Quota = {
            subject: `model:${++subjects}`,
            kind: 'reports',
            period: '2026-11-21',
            limit,
          };
          const model = new Set<number>();
          for (const action of steps) {
            if ('giveBack' in action) {
              await store.refund([quota], String(action.giveBack));
              model.delete(action.giveBack);
              continue;
            }
            const outcomes = await Promise.all(action.open.map((object) => tryTake(quota, object)));
            for (const [index, outcome] of outcomes.entries()) {
              if (outcome !== 'used up') model.add(action.open[index] ?? -1);
              else expect(model.size + new Set(action.open).size).toBeGreaterThan(limit);
            }
            expect(model.size).toBeLessThanOrEqual(limit);
          }
          expect(await storedUsage(quota)).toEqual({ used: model.size, objects: model.size });
        },
      ),
      { numRuns: atDepth({ quick: 12, deep: 120, full: 1000 }) },
    );
  });

  it('an exhausted limit does not affect the others', async () => {
    const quota: Quota = { subject: `model:${++subjects}`, kind: 'reports', period: '2026-11-21', limit: 5 };
    const addressQuota: Quota = {
      ...quota,
      subject: `${quota.subject} all`,
      kind: 'addressReports',
      limit: 1,
    };
    await store.consume([quota, addressQuota], 'first');
    await expect(store.consume([quota, addressQuota], 'second')).rejects.toBeInstanceOf(QuotaExceededError);
    expect([await storedUsage(quota), await storedUsage(addressQuota)]).toEqual([
      { used: 1, objects: 1 },
      { used: 1, objects: 1 },
    ]);
  });

  async function tryTake(quota: Quota, object: number): Promise<'taken' | 'known' | 'used up'> {
    try {
      return (await store.consume([quota], String(object))).length > 0 ? 'taken' : 'known';
    } catch (error) {
      if (error instanceof QuotaExceededError) return 'used up';
      throw error;
    }
  }
});
