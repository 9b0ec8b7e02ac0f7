import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ColumnMapping } from '../parse-mapping.js';
import { inspectFile } from './inspect-file.js';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rivalscope-inspect-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function inspect(name: string, content: string | Buffer, mapping?: ColumnMapping) {
  await writeFile(path.join(folder, name), content);
  return inspectFile(path.join(folder, name), mapping ? { mapping } : {});
}

describe('the inspection of a file before an import', () => {
  it('reports the use of each column: used, ignored with a reason, or unknown', async () => {
    const [table] = await inspect(
      'plain.csv',
      'Keyword,Position,URL,Rank,Colour\nkettle,1,https://a.example/,2,red\n',
    );
    expect(table).toMatchObject({
      name: 'plain.csv',
      format: { id: 'plain-csv' },
      delimiter: ',',
      encoding: 'utf-8',
      headerLine: 1,
      notes: ['noDate'],
      rows: [{ keyword: 'kettle', position: '1', url: 'https://a.example/' }],
    });
    expect(table?.columns).toEqual([
      { name: 'Keyword', use: 'used', field: 'keyword' },
      {
        name: 'Position',
        use: 'used',
        field: 'position',
        values: { valid: 1, empty: 0, invalid: 0, examples: [] },
      },
      { name: 'URL', use: 'used', field: 'url' },
      { name: 'Rank', use: 'leftOut', reason: 'repeated' },
      { name: 'Colour', use: 'unknown' },
    ]);
  });

  it('takes the first line with several values as the header of an unknown table', async () => {
    const [table] = await inspect(
      'ranks.csv',
      ',,,\nRanks,,,\nSN,Idea,Page,Note\n1,kettle,https://a.example/,\n',
    );
    expect(table).toMatchObject({ headerLine: 3 });
    expect(table?.columns.map(({ name }) => name)).toEqual(['SN', 'Idea', 'Page', 'Note']);
  });

  it('counts the values of numeric columns and features in the first rows', async () => {
    const [table] = await inspect(
      'values.csv',
      [
        'keyword,ws,cpc,competition,wizards,trend',
        'a,2.1K,"1,20",high,Images,"1, 2, 3"',
        'b,about 300 or 400,n/a,0.4,"Images, Hologram",0.5',
        'c,10K – 100K,,unclear,,',
        'd,-5,1.5M,,FAQ,"-1, 2"',
      ].join('\n'),
    );
    const values = Object.fromEntries((table?.columns ?? []).map((column) => [column.name, column.values]));
    expect(values).toEqual({
      keyword: undefined,
      ws: { valid: 2, empty: 0, invalid: 2, examples: ['about 300 or 400', '-5'] },
      cpc: { valid: 2, empty: 2, invalid: 0, examples: [] },
      competition: { valid: 2, empty: 1, invalid: 1, examples: ['unclear'] },
      wizards: { valid: 2, empty: 1, invalid: 1, examples: ['hologram'] },
      trend: { valid: 1, empty: 1, invalid: 2, examples: ['0.5', '-1, 2'] },
    });
  });

  it('returns columns and first lines of an unknown table for mapping', async () => {
    const [table] = await inspect('odd.csv', 'Begriff;Rang\nKessel;3\n');
    expect(table).toMatchObject({
      delimiter: ';',
      headerLine: 1,
      rows: [],
      lines: [
        ['Begriff', 'Rang'],
        ['Kessel', '3'],
      ],
    });
    expect(table?.format).toBeUndefined();
    expect(table?.columns).toEqual([
      { name: 'Begriff', use: 'unknown' },
      { name: 'Rang', use: 'unknown' },
    ]);
  });

  it('reads JSON lines despite an invalid one, and offers no columns of unknown objects', async () => {
    const [broken] = await inspect(
      'broken.ndjson',
      '{"keyword":"tin","ws":5}\nnot an object\n{"keyword":"pot","ws":6}\n',
    );
    expect(broken).toMatchObject({
      format: { id: 'ndjson' },
      rows: [{ keyword: 'tin' }, { keyword: 'pot' }],
    });
    const [unknown] = await inspect('unknown.json', '{"a":1,"b":[2]}');
    expect(unknown).toMatchObject({ columns: [], rows: [] });
    expect(unknown?.format).toBeUndefined();
  });

  it('adds no notes on pages and positions to an empty table of appearances', async () => {
    const [table] = await inspect(
      'cup.example-Performance-on-Search-2026-10-06.csv',
      'Search Appearance,Clicks,Impressions,CTR,Position\n',
    );
    expect(table).toMatchObject({ format: { id: 'search-console' }, notes: ['ownSite'] });
  });

  it('reads legacy Windows encodings and carriage return line ends', async () => {
    const text = 'keyword;position;url\rчайник электрический;2;https://a.example/\r';
    const [table] = await inspect('cp1251.csv', iconv.encode(text, 'windows-1251'));
    expect(table).toMatchObject({
      encoding: 'windows-1251',
      rows: [{ keyword: 'чайник электрический', position: '2', url: 'https://a.example/' }],
    });
  });

  it('applies a mapping with fields, decimal separator and defaults', async () => {
    const [table] = await inspect(
      'odd.csv',
      'Export\nBegriff;Rang;Preis;Notiz;Mehr\nKessel;1.200;1.234,5;x;y\n',
      {
        columns: { Begriff: 'keyword', Rang: 'position', Preis: 'cpc', Notiz: null },
        decimal: 'comma',
        date: '2026-10-01',
        domain: 'a.example',
      },
    );
    expect(table).toMatchObject({
      delimiter: ';',
      headerLine: 2,
      domain: 'a.example',
      date: '2026-10-01',
      notes: ['noUrl'],
      rows: [{ keyword: 'Kessel', position: '1200', cpc: '1234.5' }],
    });
    expect(table?.columns.map(({ use }) => use)).toEqual(['used', 'used', 'used', 'leftOut', 'unknown']);
  });

  it('rejects a mapping with missing columns', async () => {
    const mapping: ColumnMapping = { columns: { Wort: 'keyword', Rang: 'position' } };
    await expect(inspect('odd.csv', 'Begriff;Rang\nKessel;3\n', mapping)).rejects.toThrow(
      /lacks columns of the mapping: Wort/,
    );
  });

  it('applies a mapping to matching tables of an archive and recognises the others', async () => {
    const inspections = await inspect(
      'two.zip',
      Buffer.from(
        zipSync({
          'odd.csv': strToU8('Begriff;Rang;Ziel\nKessel;3;https://a.example/\n'),
          'plain.csv': strToU8('keyword,position,url\nkettle,1,https://a.example/\n'),
          'lines.ndjson': strToU8('{"keyword":"tin","ws":5}\n'),
        }),
      ),
      { columns: { Begriff: 'keyword', Rang: 'position', Ziel: 'url' } },
    );
    expect(inspections.map(({ format, rows }) => [format?.id, rows[0]?.keyword])).toEqual([
      ['mapping', 'Kessel'],
      ['plain-csv', 'kettle'],
      ['ndjson', 'tin'],
    ]);
  });
});
