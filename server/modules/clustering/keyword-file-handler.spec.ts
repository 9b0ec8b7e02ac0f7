import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { exportSamples } from '../../../tests/support/export-samples.js';
import { cell, row, workbookOf } from '../../../tests/support/hostile-files/sparse-workbook.js';
import { workbook } from '../../../tests/support/workbook.js';
import { AppError } from '../../errors/app-error.js';
import type { ImportedKeywords } from './collect-keywords.js';
import { read as readKeywords } from './keyword-file-handler.js';

/** Reads a file in this process. */
async function readFile(content: Uint8Array | string, name: string): Promise<ImportedKeywords> {
  const imported: ImportedKeywords = { keywords: [], tooLong: [] };
  for await (const piece of readKeywords(
    { name, kind: 'file', language: 'en' },
    Readable.from([Buffer.from(content)]),
  )) {
    const { keywords = [], tooLong = [] } = JSON.parse(piece.toString()) as Partial<ImportedKeywords>;
    imported.keywords.push(...keywords);
    imported.tooLong.push(...tooLong);
  }
  return imported;
}

const read = async (content: Uint8Array | string, name: string) =>
  (await readFile(content, name)).keywords.map(({ word, ws, wsk }) => [word, ws, wsk]);

const table = 'Keyword;Search volume;Exact search volume\nred shoes;1200;90\n';
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]);
const shoes = [['red shoes', 1200, 90]];

describe('packed keyword files', () => {
  it.each(Object.entries(exportSamples))(
    'reads a packed %s like the plain file',
    async (_, { name, text }) => {
      const read = (content: Uint8Array, fileName: string) => readFile(content, fileName).catch(String);
      const plain = await read(strToU8(text), name);
      expect(await read(gzipSync(text), `${name}.gz`)).toEqual(plain);
      expect(await read(zipSync({ [name]: strToU8(text) }), 'export.zip')).toEqual(plain);
    },
  );

  it('detects gzip by magic bytes, whatever the file name', async () => {
    expect(await read(gzipSync(table), 'keywords.csv')).toEqual(shoes);
    expect(await read(gzipSync('one\ntwo'), 'list.gz')).toEqual([
      ['one', 0, 0],
      ['two', 0, 0],
    ]);
  });

  it('reads the keywords of all matching files of an archive and ignores a note next to them', async () => {
    const archive = zipSync({
      'first.csv': strToU8(table),
      'inner/second.csv': strToU8('Фраза,Частотность\nкрасные туфли,5\n'),
      'pages.csv': strToU8('Top pages,Clicks,Impressions,CTR,Position\nhttps://a.example/,1,2,3%,4\n'),
      'readme.txt': strToU8('Thank you for the order.'),
      'photo.png': png,
      'again.zip': zipSync({ 'a.csv': strToU8('keyword,ws\nnever,1\n') }),
    });
    expect(await read(archive, 'all.zip')).toEqual([...shoes, ['красные туфли', 5, 0]]);
  });

  it('reads the lines of all lists of an archive', async () => {
    const archive = zipSync({ 'a.txt': strToU8('one\ntwo'), 'b.txt': strToU8('three') });
    expect((await read(archive, 'lists.zip')).map(([word]) => word)).toEqual(['one', 'two', 'three']);
  });

  it('reads the first sheet with keywords, including cells with line breaks', async () => {
    const workbookFile = workbook({
      Notes: [['Made on', '2026-10-12']],
      Keywords: [
        ['Group', 'Keyword', 'Search volume', 'Exact search volume'],
        ['a', 'red\nshoes', 1200, 90],
        ['a', 'phone, 128 gb', 70],
      ],
      More: [['Keyword'], ['not this one']],
    });
    expect(await read(workbookFile, 'keywords.xlsx')).toEqual([...shoes, ['phone, 128 gb', 70, 0]]);
  });

  it('reads the first column of the first sheet without a header', async () => {
    const workbookFile = workbook({
      One: [
        ['red shoes', 1200, 90],
        ['blue shoes', 'a note'],
      ],
      Two: [['never']],
    });
    expect(await read(workbookFile, 'list.xlsx')).toEqual([...shoes, ['blue shoes', 0, 0]]);
  });
});

/** Error message of a rejected file. */
async function readErrorMessage(content: Uint8Array, name: string): Promise<string> {
  const thrown: unknown = await readFile(content, name).catch((error: unknown) => error);
  return thrown instanceof AppError ? thrown.message : `not refused: ${String(thrown)}`;
}

describe('unsupported keyword files', () => {
  it.each([
    ['a picture', png, 'a.txt', /^Choose a file of the type txt, .* or gz\.$/],
    [
      'an old Excel workbook',
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3, 4]),
      'a.xlsx',
      /a\.xlsx is an old Excel workbook/,
    ],
    [
      'an archive that is cut off',
      zipSync({ 'a.csv': strToU8(table) }).subarray(0, 60),
      'a.zip',
      /The archive a\.zip cannot be read/,
    ],
    ['a workbook whose sheets are broken', brokenWorkbook(), 'a.xlsx', /The workbook a\.xlsx cannot be read/],
    ['a gzip that is cut off', gzipSync(table).subarray(0, 40), 'a.gz', /^a\.gz cannot be unpacked\.$/],
    [
      'what an import knows and has no keywords',
      strToU8('Top pages,Clicks,Impressions,CTR,Position\nhttps://a.example/,1,2,3%,4\n'),
      'Pages.csv',
      /^There are no keywords in the file\.$/,
    ],
    [
      'an archive of archives',
      zipSync({ 'a.zip': zipSync({ 'a.csv': strToU8(table) }) }),
      'b.zip',
      /no keywords in the file\. a\.zip: it is an archive/,
    ],
    ['an archive of pictures', zipSync({ 'a.png': png }), 'b.zip', /^There are no keywords in the file\.$/],
  ])('rejects %s with a message', async (_, content, name, message) => {
    expect(await readErrorMessage(content, name)).toMatch(message);
  });

  it('rejects gzip, archives and workbooks that unpack to more than the limit', async () => {
    const content = Buffer.alloc(33 * 1024 ** 2, 'keyword\n');
    const message = /unpacks to more than 32 MB|too large for a workbook/;
    expect(await readErrorMessage(gzipSync(content), 'a.gz')).toMatch(message);
    expect(await readErrorMessage(zipSync({ 'a.txt': content }), 'a.zip')).toMatch(message);
    expect(await readErrorMessage(withSheet(content), 'a.xlsx')).toMatch(message);
  });

  it('rejects workbooks whose cells share a long text', async () => {
    const strings = strToU8(`<sst><si><t>${'kettle '.repeat(100_000)}</t></si></sst>`);
    const rows = Array.from({ length: 100 }, (_, index) => row(index + 1, '<c t="s"><v>0</v></c>'));
    const content = workbookOf(rows.join(''), { 'xl/sharedStrings.xml': strings });
    expect(await readErrorMessage(content, 'a.xlsx')).toMatch(/^a\.xlsx unpacks to more than 32 MB/);
  });

  it('counts the keywords of a workbook with a note far to the right', async () => {
    const rows = Array.from({ length: 60_000 }, (_, index) =>
      row(index + 1, cell(`A${index + 1}`, `kettle ${index}`)),
    );
    const content = workbookOf(rows.join('') + row(60_001, cell('ZZ60001', 'checked')));
    expect(await readErrorMessage(content, 'a.xlsx')).toBe('A file can have up to 10,000 keywords.');
  });

  it('rejects archives that understate their size', async () => {
    const content = Buffer.alloc(1024 ** 2, ' ');
    expect(await readErrorMessage(withUnderstatedSize(zipSync({ 'a.txt': content })), 'a.zip')).toBe(
      'a.zip cannot be unpacked.',
    );
    const longSheet = workbook({ One: Array.from({ length: 100 }, () => ['red shoes']) });
    expect(await readErrorMessage(withUnderstatedSize(longSheet), 'a.xlsx')).toMatch(/cannot be read/);
  });
});

it('ignores workbook entries outside the central directory', async () => {
  const { local, list, end } = splitArchive(workbook({ One: [['red shoes']] }));
  const hidden = splitArchive(workbook({ One: [['never']] })).local;
  end.writeUInt32LE(local.length + hidden.length, 16);
  expect(await read(Buffer.concat([local, hidden, list, end]), 'a.xlsx')).toEqual([['red shoes', 0, 0]]);
});

/** Parts of a ZIP archive: local entries, central directory and end record. */
function splitArchive(archive: Uint8Array): { local: Buffer; list: Buffer; end: Buffer } {
  const bytes = Buffer.from(archive);
  const [listed, ends] = [
    bytes.indexOf('PK\u0001\u0002', 0, 'latin1'),
    bytes.lastIndexOf('PK\u0005\u0006', undefined, 'latin1'),
  ];
  return { local: bytes.subarray(0, listed), list: bytes.subarray(listed, ends), end: bytes.subarray(ends) };
}

/** An archive whose central directory understates the size of the last file as 100 bytes. */
function withUnderstatedSize(archive: Uint8Array): Buffer {
  const bytes = Buffer.from(archive);
  bytes.writeUInt32LE(100, bytes.lastIndexOf('PK\u0001\u0002', undefined, 'latin1') + 24);
  return bytes;
}

/** A workbook with an additional sheet file. */
function withSheet(content: Uint8Array): Uint8Array {
  return zipSync({ ...unzipSync(workbook({ One: [['red shoes']] })), 'xl/worksheets/sheet2.xml': content });
}

function brokenWorkbook(): Uint8Array {
  return zipSync({ 'xl/workbook.xml': strToU8('<workbook><sheets>') });
}
