import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ColumnMapping } from '../column-mapping.js';
import { inspectFile } from './inspect-file.js';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rivalscope-inspect-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function inspected(name: string, content: string | Buffer, mapping?: ColumnMapping) {
  await writeFile(path.join(folder, name), content);
  return inspectFile(path.join(folder, name), mapping ? { mapping } : {});
}

describe('what is told of a file before it is imported', () => {
  it('names each column: used, left out with the reason, unknown', async () => {
    const [table] = await inspected(
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
      { name: 'Position', use: 'used', field: 'position' },
      { name: 'URL', use: 'used', field: 'url' },
      { name: 'Rank', use: 'leftOut', reason: 'repeated' },
      { name: 'Colour', use: 'unknown' },
    ]);
  });

  it('a table that no reader knows has its columns and first lines, to be mapped', async () => {
    const [table] = await inspected('odd.csv', 'Begriff;Rang\nKessel;3\n');
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

  it('reads objects by line also where another line is broken, and offers no columns of objects that nobody knows', async () => {
    const [broken] = await inspected(
      'broken.ndjson',
      '{"keyword":"tin","ws":5}\nnot an object\n{"keyword":"pot","ws":6}\n',
    );
    expect(broken).toMatchObject({
      format: { id: 'ndjson' },
      rows: [{ keyword: 'tin' }, { keyword: 'pot' }],
    });
    const [unknown] = await inspected('unknown.json', '{"a":1,"b":[2]}');
    expect(unknown).toMatchObject({ columns: [], rows: [] });
    expect(unknown?.format).toBeUndefined();
  });

  it('of a table of appearances without rows says nothing of pages and positions, which it never tells', async () => {
    const [table] = await inspected(
      'cup.example-Performance-on-Search-2026-10-06.csv',
      'Search Appearance,Clicks,Impressions,CTR,Position\n',
    );
    expect(table).toMatchObject({ format: { id: 'search-console' }, notes: ['ownSite'] });
  });

  it('reads old encodings of Windows and lines that end in returns alone', async () => {
    const cyrillic = Buffer.from([0xf7, 0xe0, 0xe9, 0xed, 0xe8, 0xea]);
    const [table] = await inspected(
      'cp1251.csv',
      Buffer.concat([
        Buffer.from('keyword;position;url\r'),
        cyrillic,
        Buffer.from(';2;https://a.example/\r'),
      ]),
    );
    expect(table).toMatchObject({
      encoding: 'windows-1251',
      rows: [{ keyword: 'чайник', position: '2', url: 'https://a.example/' }],
    });
  });

  it('reads it by a mapping: fields, the sign of decimals, what holds for all records', async () => {
    const [table] = await inspected(
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

  it('refuses a mapping of columns that the file does not have', async () => {
    const mapping: ColumnMapping = { columns: { Wort: 'keyword', Rang: 'position' } };
    await expect(inspected('odd.csv', 'Begriff;Rang\nKessel;3\n', mapping)).rejects.toThrow(
      /lacks columns of the mapping: Wort/,
    );
  });

  it('in an archive reads by a mapping the tables that it fits, the others by their formats', async () => {
    const found = await inspected(
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
    expect(found.map(({ format, rows }) => [format?.id, rows[0]?.keyword])).toEqual([
      ['mapping', 'Kessel'],
      ['plain-csv', 'kettle'],
      ['ndjson', 'tin'],
    ]);
  });
});
