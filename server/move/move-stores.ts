import { OperatorError } from '../errors/operator-error.js';
import type { Stores } from '../stores/stores.js';
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
 * @throws OperatorError where the others are not empty
 */
export async function moveStores(from: Pair, to: Pair): Promise<Moved> {
  await assertEmpty(to);
  const facts = await copyFacts(from.clickhouse, to.clickhouse);
  const kept = await copyAccounts(from.postgres, to.postgres);
  const rowsOf = (name: string) => kept.find(({ table }) => table === name)?.rows ?? 0;
  return {
    accounts: rowsOf('public.account'),
    results: facts.find(({ table }) => table === 'result')?.rows ?? 0,
  };
}

async function assertEmpty({ postgres, clickhouse }: Pair): Promise<void> {
  const [found] = await postgres.query<{ accounts: number; published: number }[]>(
    `SELECT (SELECT count(*)::int FROM account) AS accounts, (SELECT count(*)::int FROM base WHERE generation > 0) AS published`,
  );
  const { rows } = await clickhouse.query<{ rows: number }>('SELECT count() AS rows FROM result');
  if ((found?.accounts ?? 0) + (found?.published ?? 0) + (rows[0]?.rows ?? 0) === 0) return;
  throw new OperatorError(
    'The servers of DATABASE_URL and CLICKHOUSE_URL hold accounts or search results already: name empty databases.',
  );
}
