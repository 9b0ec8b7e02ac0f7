import type { Stores } from '../stores/stores.js';
import { assertEmpty } from './assert-empty.js';
import { copyAccounts } from './copy-accounts.js';
import { copyFacts } from './copy-facts.js';

type StorePair = Pick<Stores, 'postgres' | 'clickhouse'>;

/** How much was copied. */
interface MoveResult {
  accounts: number;
  results: number;
}

/**
 * Copies all that two stores hold into two others, which are migrated and hold nothing of their own. PostgreSQL comes last: it
 * says what there is, so that a move that broke off leaves stores that look as empty as before.
 * @throws OperatorError where the others are not empty
 */
export async function moveStores(from: StorePair, to: StorePair): Promise<MoveResult> {
  await assertEmpty(to);
  const facts = await copyFacts(from.clickhouse, to.clickhouse);
  const accountTables = await copyAccounts(from.postgres, to.postgres);
  const rowsOf = (name: string) => accountTables.find(({ table }) => table === name)?.rows ?? 0;
  return {
    accounts: rowsOf('public.account'),
    results: facts.find(({ table }) => table === 'result')?.rows ?? 0,
  };
}
