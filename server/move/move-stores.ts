import type { Stores } from '../stores/stores.js';
import { assertEmpty } from './assert-empty.js';
import { copyAccounts } from './copy-accounts.js';
import { copyFacts } from './copy-facts.js';

type Pair = Pick<Stores, 'postgres' | 'clickhouse'>;

/** How much was copied. */
interface Moved {
  accounts: number;
  results: number;
}

/**
 * Copies all that two stores hold into two others, which are migrated and hold nothing of their own. PostgreSQL comes last: it
 * says what there is, so that a move that broke off leaves stores that look as empty as before.
 * @throws OperatorError where the others are not empty, and an error when the signal is aborted
 */
export async function moveStores(from: Pair, to: Pair, signal?: AbortSignal): Promise<Moved> {
  await assertEmpty(to);
  const facts = await copyFacts(from.clickhouse, to.clickhouse, signal);
  const kept = await copyAccounts(from.postgres, to.postgres, signal);
  const rowsOf = (name: string) => kept.find(({ table }) => table === name)?.rows ?? 0;
  return {
    accounts: rowsOf('public.account'),
    results: facts.find(({ table }) => table === 'result')?.rows ?? 0,
  };
}
