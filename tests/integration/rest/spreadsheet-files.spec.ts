import readWorkbook from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchRows } from './support/rows.js';
import { parse } from './support/parse-csv.js';
import { runApp, type RunningApp } from '../support/running-app.js';

let app: RunningApp;
beforeAll(async () => {
  app = await runApp();
});

const keywords = '/api/report/simple/organic/keywords?domain=alpha.example';

async function bytes(path: string): Promise<{ body: Buffer }> {
  return { body: Buffer.from(await (await app.get(path)).arrayBuffer()) };
}

describe('a file for spreadsheets', () => {
  const columns = 'word,competition,isquest,cpc_max,avbid';
  const expected = () =>
    app.oracle
      .organicKeywords('alpha.example')
      .map(({ word, competition, isquest, cpc_max: cpc, avbid }) => ({
        word: String(word),
        competition: Number(competition),
        isquest: Number(isquest),
        cpc: Number(cpc),
        avbid: Number(avbid),
      }));
  const plain = (cell: string | undefined) => (cell ?? '').replace(/^'/, '');

  it.each([
    ['en', undefined, ',', '.', ['', 'Low', 'Medium', 'High'], ['No', 'Yes']],
    ['ru', undefined, ';', ',', ['', 'Низкая', 'Средняя', 'Высокая'], ['Нет', 'Да']],
    ['ru', 'comma', ',', '.', ['', 'Низкая', 'Средняя', 'Высокая'], ['Нет', 'Да']],
  ] as const)(
    'in %s with %s as delimiter has labels and locale-formatted numbers',
    async (locale, delimiter, sign, mark, levels, flags) => {
      const delimiterParameter = delimiter ? `&delimiter=${delimiter}` : '';
      const { body } = await bytes(
        `${keywords}&type=csv&bom=0&locale=${locale}&columns=${columns}${delimiterParameter}`,
      );
      const [, ...rows] = parse(body.toString('utf8'), sign);
      expect(rows.map(([word, ...cells]) => [plain(word), ...cells]).sort()).toEqual(
        expected()
          .map(({ word, competition, isquest, cpc, avbid }) => [
            word,
            levels[competition] ?? '',
            flags[isquest] ?? '',
            String(cpc).replace('.', mark),
            String(avbid).replace('.', mark),
          ])
          .sort(),
      );
      expect(rows.some(([, , , cpc]) => cpc?.includes(mark))).toBe(true);
    },
  );

  it('has labels in a workbook and on the clipboard, and ids in JSON', async () => {
    const words = new Set(
      expected().map(({ competition }) => ['', 'Low', 'Medium', 'High'][competition] ?? ''),
    );
    const copied = parse(
      (await bytes(`${keywords}&type=copy&locale=en&columns=${columns}`)).body.toString(),
      '\t',
    );
    expect(new Set(copied.slice(1).map(([, level]) => level))).toEqual(words);
    const [sheet] = await readWorkbook(
      (await bytes(`${keywords}&type=xlsx&locale=en&columns=${columns}`)).body,
    );
    expect(new Set(sheet?.data.slice(1).map(([, level]) => level ?? ''))).toEqual(words);
    const { data } = await fetchRows(app, keywords);
    expect(new Set(data.map((row) => row['competition']))).toEqual(
      new Set(expected().map(({ competition }) => competition)),
    );
  });

  it.each([
    ['gny', '$', '$'],
    ['msk', '₽', 'RUB'],
  ])('names the currency of the database: %s', async (base, sign, inCodePage) => {
    for (const type of ['csv', 'copy', 'xlsx']) {
      const { body } = await bytes(
        `${keywords}&base=${base}&type=${type}&bom=0&locale=en&columns=word,cpc_min,cpc_max,avbid`,
      );
      const titles =
        type === 'xlsx'
          ? (await readWorkbook(body))[0]?.data[0]
          : parse(body.toString('utf8'), type === 'csv' ? ',' : '\t')[0];
      expect([type, titles]).toEqual([
        type,
        ['Keyword', `Min CPC, ${sign}`, `Max CPC, ${sign}`, `Average bid, ${sign}`],
      ]);
    }
    const { body } = await bytes(
      `${keywords}&base=${base}&type=csv&encoding=cp1251&locale=ru&columns=word,cpc_max`,
    );
    expect(new TextDecoder('windows-1251').decode(body).split('\r\n')[0]).toBe(
      `Фраза;Макс. CPC, ${inCodePage}`,
    );
  });

  it('has the exact volume for databases of both engines', async () => {
    for (const base of ['gny', 'msk']) {
      const { body } = await bytes(`${keywords}&base=${base}&type=csv&bom=0&locale=en`);
      expect(parse(body.toString('utf8'), ',')[0]).toEqual(
        expect.arrayContaining(['Volume', 'Exact volume', 'Visits']),
      );
    }
  });
});
