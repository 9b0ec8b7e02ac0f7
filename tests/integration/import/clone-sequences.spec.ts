import { describe, expect, it } from 'vitest';
import { removeSnapshot, restoreSnapshot } from '../../../server/ingest/publish/change-snapshots.js';
import type { CloneBounds } from '../../../server/ingest/import-run.js';
import { findClone } from '../../../server/stores/clickhouse/generation-tables.js';
import { findBase, importParts, readState } from '../../support/base-state.js';
import { randomHistory, type HistoryStep } from '../../support/clone-sequences.js';
import { randomNumbers } from '../../support/derived-state.js';
import { importContents } from '../../support/import-files.js';
import { thinOnDay } from '../../support/thin-snapshots.js';
import { atDepth } from '../../support/test-depth.js';
import { openTestStores, type TestStores } from '../../support/stores.js';

const always: CloneBounds = { minPositions: 1, maxKeywords: 1e9, maxShare: 1, maxReplacedShare: 1e9 };
const never: CloneBounds = { ...always, maxKeywords: -1 };

const withBounds = (stores: TestStores, cloneBounds: CloneBounds): TestStores => ({
  ...stores,
  config: { ...stores.config, cloneBounds } as TestStores['config'],
});

async function runStep(stores: TestStores, code: string, step: HistoryStep): Promise<void> {
  const parts = importParts(stores);
  const target = await findBase(stores, code);
  if (step.action === 'import') {
    const options = { base: code, resultScope: step.scope, complete: step.complete };
    await importContents(stores, { [step.name]: step.text }, options);
  } else if (step.action === 'remove') {
    await removeSnapshot(parts, target, step.date);
  } else if (step.action === 'thin') {
    await thinOnDay(stores, code, { allDays: 0, monthlyMonths: 0, newestCount: 2 }, step.today);
    await thinOnDay(stores, code, { allDays: 0, monthlyMonths: 0, newestCount: 2 }, '2026-12-10');
  } else {
    const [removed]: { id: number }[] = await stores.postgres.query(
      `SELECT id FROM snapshot WHERE base_id = $1 AND state = 'removed' AND NOT EXISTS (
         SELECT FROM snapshot AS other WHERE other.base_id = $1 AND other.date = snapshot.date AND other.state = 'published')
       ORDER BY id DESC LIMIT 1`,
      [target.base],
    );
    if (removed) await restoreSnapshot(parts, target, removed.id);
  }
}

/** Removes all data of a database. */
async function emptyBase(stores: TestStores, code: string): Promise<void> {
  const { base } = await findBase(stores, code);
  await stores.postgres.query('UPDATE base SET generation = 0, volumes_date = NULL WHERE id = $1', [base]);
  await stores.postgres.query(`UPDATE snapshot SET state = 'retired', kept_until = NULL WHERE base_id = $1`, [
    base,
  ]);
}

async function isClone(stores: TestStores, code: string): Promise<boolean> {
  const [base]: { generation: number }[] = await stores.postgres.query(
    'SELECT generation FROM base WHERE code = $1',
    [code],
  );
  return (await findClone(stores.clickhouse, base?.generation ?? 0)) !== undefined;
}

const describeStep = (step: HistoryStep): string =>
  step.action === 'import'
    ? `${step.name} ${/"date":"([^"]+)"/.exec(step.text)?.[1]} ${step.text.split('\n').length} records`
    : JSON.stringify(step);

const sequenceCount = atDepth({ quick: 1, deep: 6, full: 300 });
const stepCount = atDepth({ quick: 6, deep: 12, full: 12 });

const firstSeed = Number(process.env['TEST_SEED'] ?? 1);

describe('a generation published as a clone', { timeout: 3_600_000 }, () => {
  it('equals one that is derived completely, for any history of imports, removals, restorations and thinnings', async () => {
    const stores = await openTestStores();
    let clones = 0;
    for (let seed = firstSeed; seed < firstSeed + sequenceCount; seed++) {
      const done: string[] = [];
      for (const step of randomHistory(randomNumbers(seed), stepCount)) {
        done.push(describeStep(step));
        await runStep(withBounds(stores, never), 'msk', step);
        await runStep(withBounds(stores, always), 'sar', step);
        expect(await readState(stores, 'sar'), `seed ${seed}: ${done.join('; ')}`).toEqual(
          await readState(stores, 'msk'),
        );
        if (await isClone(stores, 'sar')) clones += 1;
      }
      for (const code of ['msk', 'sar']) await emptyBase(stores, code);
    }
    expect(clones).toBeGreaterThan(sequenceCount * 2);
  });
});
