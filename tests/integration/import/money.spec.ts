import { describe, expect, it } from 'vitest';
import { moneySql, numberAliases } from '../../../server/ingest/staging/field-sql.js';
import { openTestStores } from '../../support/stores.js';
import { atDepth } from '../../support/test-depth.js';

/** Finds amounts below `cents` that the engine misreads if the SQL expression `text` formats them. */
async function findMisreadAmounts(text: string, cents: number): Promise<string[]> {
  const { clickhouse } = await openTestStores();
  const aliases = numberAliases('text', 'amount');
  const { rows } = await clickhouse.query<{ text: string; read: string }>(
    `WITH ${text} AS text, ${aliases.join(', ')}, ${moneySql('amount')} AS money
     SELECT text, toString(money) AS read FROM numbers(${cents})
     WHERE toInt64(assumeNotNull(money) * 100) != number LIMIT 5`,
    { parameters: {} },
  );
  return rows.map(({ text: written, read }) => `${written} was read as ${read}`);
}

const manyCents = atDepth({ quick: 200_000, deep: 1_000_000, full: 1_000_000 });
const dollars = 'toString(intDiv(number, 100))';
const fraction = "leftPad(toString(number % 100), 2, '0')";

describe('amounts of an import', () => {
  it.each([
    ['with a decimal point', manyCents, `concat(${dollars}, '.', ${fraction})`],
    ['with a decimal comma', 100_000, `concat(${dollars}, ',', ${fraction})`],
    ['without trailing zeros', manyCents, 'toString(number / 100)'],
    ['with a currency sign', 100_000, `concat('$', ${dollars}, '.', ${fraction})`],
  ])('are exact to the cent, written %s, for each of the first %i cents', async (_name, cents, text) => {
    expect(await findMisreadAmounts(text, cents)).toEqual([]);
  });
});
