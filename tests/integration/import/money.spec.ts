import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { parseWrittenNumber } from '../../../server/ingest/formats/written-number.js';
import { moneySql, nestedSelect, numberAliases } from '../../../server/ingest/staging/field-sql.js';
import { withoutTimeout } from '../../support/import-files.js';
import { openTestStores } from '../../support/stores.js';
import { atDepth, seedInQuickRuns } from '../../support/test-depth.js';

/** Finds amounts below `cents` that the engine misreads if the SQL expression `text` formats them. */
async function findMisreadAmounts(text: string, cents: number): Promise<string[]> {
  const { clickhouse } = await openTestStores();
  const aliases = numberAliases([{ name: 'amount', sql: 'text', isInteger: false, isShare: false }]);
  const { rows } = await clickhouse.query<{ text: string; read: string }>(
    `WITH ${text} AS text, ${aliases.join(', ')}, ${moneySql('amount')} AS money
     SELECT text, toString(money) AS read FROM numbers(${cents})
     WHERE toInt64(assumeNotNull(money) * 100) != number LIMIT 5`,
    { parameters: {}, settings: withoutTimeout },
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

describe('numbers of an import', () => {
  const parts = [
    '1',
    '20',
    ',34,567',
    '300',
    '4567',
    '.',
    ',',
    ' ',
    '\u{a0}',
    '\u{202f}',
    '’',
    '-',
    'K',
    'к',
    'тыс.',
    'млн',
    'M',
  ];
  const marks = ['$', '€ ', '<', '>', '+', '="', '"', 'e', 'e+', '５', '％', 'руб.', '–'];

  it('are read in the preview as in the engine', async () => {
    const { clickhouse } = await openTestStores();
    const texts = fc.sample(
      fc.array(fc.constantFrom(...parts, ...marks), { maxLength: 6 }).map((list) => list.join('')),
      { numRuns: atDepth({ quick: 3_000, deep: 20_000, full: 100_000 }), ...seedInQuickRuns(1) },
    );
    const { rows } = await clickhouse.query<{ text: string; integer: number | null; amount: number | null }>(
      nestedSelect('SELECT arrayJoin({texts:Array(String)}) AS text', [
        ...numberAliases([
          { name: 'integer', sql: 'text', isInteger: true, isShare: false },
          { name: 'amount', sql: 'text', isInteger: false, isShare: false },
        ]),
      ]),
      { parameters: { texts } },
    );
    const round = (value: number | null) => (value === null ? null : Number(value.toPrecision(12)));
    const read = rows.map(({ text, integer, amount }) => [text, round(integer), round(amount)]);
    const previewed = rows.map(({ text }) => [
      text,
      round(parseWrittenNumber(text, { isInteger: true, isShare: false }) ?? null),
      round(parseWrittenNumber(text) ?? null),
    ]);
    expect(read).toEqual(previewed);
  });
});
