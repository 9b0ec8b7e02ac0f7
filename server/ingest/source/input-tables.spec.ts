import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workbook } from '../../../tests/support/workbook.js';
import { noteText } from '../formats/file-note.js';
import { inspectFile } from '../inspect/inspect-file.js';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rivalscope-containers-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function inspect(name: string, content: Uint8Array) {
  await writeFile(path.join(folder, name), content);
  return inspectFile(path.join(folder, name));
}

const plain = 'keyword,position,url\nkettle,1,https://a.example/\n';

describe('packed files', () => {
  it('reads each file of an archive with the domain and day from its name, and reports skipped files', async () => {
    const inspections = await inspect(
      'cup.example-Performance-on-Search-2026-10-06.zip',
      zipSync({
        'Queries.csv': strToU8('Top queries,Clicks,Impressions,CTR,Position\nmy cup,12,300,4%,3.4\n'),
        'Filters.csv': strToU8('Filter,Value\nSearch type,Web\nDate,Last 3 months\n'),
        'inner/again.zip': zipSync({ 'a.csv': strToU8(plain) }),
        'readme.txt': strToU8('nothing of that kind'),
        '__MACOSX/._Queries.csv': strToU8('x'),
      }),
    );
    expect(
      inspections.map(({ entry, format, skipped, domain, date }) => [
        entry,
        format?.id ?? skipped,
        domain,
        date,
      ]),
    ).toEqual([
      ['Queries.csv', 'search-console', 'cup.example', '2026-10-06'],
      ['Filters.csv', 'search-console-filters', undefined, undefined],
      ['readme.txt', undefined, undefined, undefined],
      ['inner/again.zip', 'packedTwice', undefined, undefined],
    ]);
    const [filters] = inspections.filter(({ format }) => format?.id === 'search-console-filters');
    const notes = (language: 'en' | 'ru') => filters?.notes.map((note) => noteText(note, filters, language));
    expect(notes('en')).toEqual(['The export was made with Search type: Web; Date: Last 3 months.']);
    expect(notes('ru')).toEqual(['Выгрузка сделана с настройками Search type: Web; Date: Last 3 months.']);
  });

  it('reads gzip regardless of the file name', async () => {
    const [table] = await inspect('plain.csv', gzipSync(plain));
    expect(table).toMatchObject({
      container: 'gzip',
      format: { id: 'plain-csv' },
      rows: [{ keyword: 'kettle' }],
    });
  });

  it('reads each non-empty sheet of a workbook', async () => {
    const inspections = await inspect(
      'book.xlsx',
      workbook({
        Keywords: [
          ['keyword', 'position', 'url'],
          ['kettle', 3, 'https://a.example/'],
        ],
        Empty: [],
      }),
    );
    expect(inspections).toMatchObject([
      {
        entry: 'Keywords',
        container: 'xlsx',
        format: { id: 'plain-csv' },
        rows: [{ keyword: 'kettle', position: '3', url: 'https://a.example/' }],
      },
    ]);
  });

  it.each([
    [
      'names that lead out of the archive',
      'slip.zip',
      zipSync({ '../slip.csv': strToU8(plain) }),
      /slip\.zip cannot be read/,
    ],
    [
      'an old Excel workbook',
      'old.xls',
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      /old Excel/,
    ],
    [
      'an archive that is cut off',
      'cut.zip',
      zipSync({ 'a.csv': strToU8(plain) }).subarray(0, 60),
      /cannot be read/,
    ],
    ['a Parquet file that is none', 'cut.parquet', strToU8('PAR1 and so on'), /cannot be read/],
  ])('rejects %s with a message', async (_, name, content, words) => {
    await expect(inspect(name, content)).rejects.toThrow(words);
  });

  it.each(['PK\u0003\u0004 cut off', 'PAR1 nothing of it'])(
    'uses the display name instead of the storage path in messages: %j',
    async (content) => {
      const spooled = path.join(folder, '6f0c2a5e');
      await writeFile(spooled, content, 'latin1');
      const inspection = inspectFile(spooled, { name: 'my export' }).catch(String);
      expect(await inspection).toMatch(/ my export cannot be read(?:: [^.]+(?:\.[^.]+)*)?\.$/);
    },
  );

  it('rejects a zip bomb', async () => {
    const bytes = zipSync({ 'bomb.csv': [strToU8(plain), { level: 9 }] });
    // The declared size in the archive's directory.
    const offset = Buffer.from(bytes).lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
    new DataView(bytes.buffer).setUint32(offset + 24, 3_000_000_000, true);
    await expect(inspect('bomb.zip', bytes)).rejects.toThrow(/more than 200 times its size/);
  });
});
