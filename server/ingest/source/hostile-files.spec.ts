import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runLengthParquet } from '../../../tests/support/hostile-files/run-length-parquet.js';
import { cell, row, workbookOf } from '../../../tests/support/hostile-files/sparse-workbook.js';
import { inDeepRuns } from '../../../tests/support/test-depth.js';
import { workbook } from '../../../tests/support/workbook.js';
import { AppError } from '../../errors/app-error.js';
import type { StageRequest } from '../staging/stage-handler.js';
import { decodeStagePiece } from '../staging/stage-piece.js';
import { inputTables } from './input-tables.js';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rivalscope-hostile-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const stageHandler = new URL('../staging/stage-handler', import.meta.url);
const textHandler = new URL('../../../tests/support/hostile-files/table-text-handler', import.meta.url);

/** Text of each table of a file. */
async function readTables(name: string, content: Uint8Array): Promise<string[]> {
  const file = path.join(folder, name);
  await writeFile(file, content);
  const { tables } = await inputTables(file);
  const texts: string[] = [];
  for (const table of tables) texts.push(await text(table.read({ handler: textHandler, input: {} })));
  return texts;
}

/** Messages of a rejected file. */
async function readRejection(name: string, content: Uint8Array): Promise<{ en: string; ru: string }> {
  const error: unknown = await readTables(name, content).catch((thrown: unknown) => thrown);
  if (!(error instanceof AppError)) {
    throw new Error(`the file was not rejected: ${String(error).slice(0, 200)}`);
  }
  return { en: error.messageIn('en'), ru: error.messageIn('ru') };
}

const header = row(1, cell('A1', 'keyword') + cell('B1', 'position'));

describe('the rows of a workbook', () => {
  it('keep their numbers, dates, numbers and texts', async () => {
    const styles = Buffer.from(
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy;@"/></numFmts>' +
        '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="4"/><xf numFmtId="9"/></cellXfs></styleSheet>',
    );
    const strings = Buffer.from(
      '<sst><si><t>plain</t></si><si><r><t>two </t></r><r><t>runs</t></r><rPh><t>hint</t></rPh></si><si><t>a_x000A_b &amp; "c"</t></si></sst>',
    );
    const sheet =
      row(2, '<c r="A2" t="s"><v>0</v></c><c r="C2" t="s"><v>1</v></c>') +
      row(
        4,
        '<c r="A4" t="s"><v>2</v></c><c r="B4" s="1"><v>45000</v></c><c r="C4" s="2"><v>45000.5</v></c>',
      ) +
      row(
        5,
        '<c r="A5" s="3"><v>1234.50</v></c><c r="B5" t="b"><v>1</v></c><c r="C5" t="e"><v>#N/A</v></c>',
      ) +
      row(6, '<c t="str"><f>A1</f><v>next</v></c><c><v>7</v></c>') +
      row(7, '<c s="4"><v>0.07</v></c><c><v>12.345</v></c>');
    const [text] = await readTables(
      'values.xlsx',
      workbookOf(sheet, { 'xl/styles.xml': styles, 'xl/sharedStrings.xml': strings }),
    );
    expect(text).toBe(
      [
        '"","",""',
        '"plain","","two runs"',
        '"","",""',
        '"a\nb & ""c""","2023-03-15","2023-03-15T12:00:00.000Z"',
        '"1234.50","true",""',
        '"next","7",""',
        // A point before three digits could group them.
        '"7%","12.3450",""',
        '',
      ].join('\n'),
    );
  });

  it('are not filled up to a note far to the right', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) =>
      row(index + 2, cell(`A${index + 2}`, `kettle ${index}`) + cell(`B${index + 2}`, '3')),
    );
    const note = row(30_000, cell('ZZ30000', 'checked'));
    const [text = ''] = await readTables('note.xlsx', workbookOf(header + rows.join('') + note));
    const lines = text.split('\n');
    expect(lines).toHaveLength(30_001);
    expect(lines[0]?.split(',')).toHaveLength(702);
    expect(lines[5_000]).toBe('"kettle 4999","3"');
    expect(text.length).toBeLessThan(1_000_000);
  });

  it.each([
    ['a row beyond the last one', row('999999999999999', cell('A999999999999999', 'x')), /1048576 rows/],
    ['a column beyond XFD', row(1, cell('XFE1', 'x')), /16,384 columns \(XFD\)/],
    [
      'gaps that add up to too many cells',
      Array.from({ length: 1000 }, (_, index) => row(index + 1, cell(`XFD${index + 1}`, 'x'))).join(''),
      /10 million cells/,
    ],
  ])('are refused with the limit for %s', async (_, sheet, limit) => {
    const { en, ru } = await readRejection('sparse.xlsx', workbookOf(sheet));
    expect(en).toMatch(limit);
    expect(en).toMatch(/^A sheet of sparse\.xlsx exceeds the limit of/);
    expect(ru).toMatch(/^Лист книги sparse\.xlsx превышает предел:/);
  });

  it('of two thousand columns are read without filling the rows above', async () => {
    const [text = ''] = await readTables('wide.xlsx', workbookOf(row(20_000, cell('BXX20000', 'x'))));
    expect(text.split('\n')).toHaveLength(20_001);
    expect(text.length).toBeLessThan(2_000_000);
  });
});

describe('a Parquet file', () => {
  it('of repeated values is refused by its number of cells', async () => {
    const { en, ru } = await readRejection('repeated.parquet', runLengthParquet(60_000_000));
    expect(en).toMatch(/^repeated\.parquet has 60000000 rows, which is more than 20000000 cells/);
    expect(ru).toMatch(/^В repeated\.parquet 60000000 строк/);
  });

  inDeepRuns(() => {
    it('whose pages hold more rows than declared ends the reader at its memory limit', async () => {
      const { en } = await readRejection('lying.parquet', runLengthParquet(400_000_000, 1000));
      expect(en).toMatch(/^lying\.parquet needs more than 640 MB of memory|cannot be read/);
    });

    it('of many rows is read a range at a time', async () => {
      const [text = ''] = await readTables('long.parquet', runLengthParquet(2_500_000));
      expect(text.length).toBe('"keyword"\n'.length + 2_500_000 * '"kettle!"\n'.length);
    });
  });
});

describe('a JSON file', () => {
  const stage = async (name: string, content: Uint8Array | string): Promise<Buffer[]> => {
    const file = path.join(folder, name);
    await writeFile(file, content);
    const [table] = (await inputTables(file)).tables;
    const pieces: Buffer[] = [];
    const input: StageRequest = { names: { name } };
    for await (const piece of table?.read({ handler: stageHandler, input }) ?? []) pieces.push(piece);
    return pieces;
  };

  it('whose records repeat a long text is converted in small pieces', async () => {
    const results = Array.from({ length: 100 }, (_, index) => ({
      position: index + 1,
      link: 'https://a.example/',
    }));
    const json = JSON.stringify({ searchParameters: { q: 'k'.repeat(500_000) }, organic: results });
    const pieces = await stage('repeated.json', json);
    expect(pieces.length).toBeGreaterThan(20);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(8 * 1024 ** 2);
  });

  it('whose records are longer than a line may be rejects them', async () => {
    const results = Array.from({ length: 20 }, (_, index) => ({
      position: index + 1,
      link: 'https://a.example/',
    }));
    const json = JSON.stringify({ searchParameters: { q: 'k'.repeat(5_000_000) }, organic: results });
    const pieces = (await stage('long.json', json)).slice(1).map(decodeStagePiece);
    expect(pieces.at(-1)?.head.records).toBe(0);
    expect(pieces.flatMap(({ head }) => head.rejects)).toHaveLength(21);
  });
});

inDeepRuns(() => {
  describe('a table', () => {
    it('with more unreadable lines than are kept is refused', async () => {
      const file = path.join(folder, 'quotes.csv');
      await writeFile(file, `keyword;position\n${'"a"b;1\n'.repeat(1_000_001)}`);
      const [table] = (await inputTables(file)).tables;
      if (!table) throw new Error('the file has no table');
      const input: StageRequest = { names: { name: 'quotes.csv' } };
      const reading = text(table.read({ handler: stageHandler, input })).then(({ length }) => length);
      await expect(reading).rejects.toThrow('quotes.csv has too many unreadable lines: check its format.');
    });
  });
});

describe('packed files', () => {
  it.each([
    ['deep.xlsx', workbookOf('<a>'.repeat(100_000)), /^The workbook deep\.xlsx cannot be read/],
    ['entity.xlsx', workbookOf('<row r="1"><c r="A1"><v>&lol;</v></c></row>'), /entity\.xlsx cannot be read/],
    ['cut.zip', zipSync({ 'a.csv': Buffer.alloc(100, 'x') }).subarray(0, 60), /cut\.zip cannot be read/],
  ])('like %s are rejected', async (name, content, message) => {
    expect((await readRejection(name, content)).en).toMatch(message);
  });

  it('leave no files behind', async () => {
    const before = await readdir(tmpdir());
    await readRejection('again.xlsx', workbookOf(row(1, cell('XFE1', 'x'))));
    await readTables('fine.xlsx', workbook({ One: [['keyword'], ['kettle']] }));
    const added = (await readdir(tmpdir())).filter((name) => !before.includes(name));
    expect(added.filter((name) => name.startsWith('rivalscope-keywords'))).toEqual([]);
    expect((await readdir(folder)).every((name) => /\.(?:xlsx|parquet|zip|gz|json|csv)$/.test(name))).toBe(
      true,
    );
  });
});
