import { existsSync } from 'node:fs';
import { copyFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AppError } from '../../../server/errors/app-error.js';
import { ErrorCode } from '../../../server/errors/error-code.js';
import { importFiles } from '../../../server/ingest/import-files.js';
import { readState } from '../../support/base-state.js';
import { importContents, published, publishedRows, writeFiles } from '../../support/import-files.js';
import { openTestStores } from '../../support/stores.js';

const realFiles = path.resolve('../shared/data');

const rejectsOf = async (file: string) =>
  (await readFile(`${file}.rejected.ndjson`, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { line: number; reason: string; record: string });

describe('an import', { timeout: 240_000 }, () => {
  it('lists rejected records up to a limit and counts the others', async () => {
    const stores = await openTestStores();
    const lines = Array.from({ length: 50 }, (_, index) => `bad ${index},0,https://a.example/`);
    const [file = ''] = await writeFiles(stores, {
      'bad.csv': `keyword,position,url\n${lines.join('\n')}\n`,
    });
    const config = { ...stores.config, maxListedRejects: 20 };
    const summary = await importFiles(stores, config, { files: [{ path: file }], base: 'msk' });
    expect(summary).toMatchObject({ taken: 0, rejected: 50, records: 50 });
    const rejects = await rejectsOf(file);
    expect(rejects).toHaveLength(21);
    expect(rejects.slice(0, 20).map(({ line }) => line)).toEqual(
      Array.from({ length: 20 }, (_, at) => at + 2),
    );
    expect(rejects.at(-1)).toEqual({
      line: null,
      reason: '30 further rejected records are not listed',
      record: '',
    });
  });

  it('leaves no list of rejected records when it is cancelled while it writes the list', async () => {
    const stores = await openTestStores();
    const lines = Array.from({ length: 200_000 }, () => '"";').join('\n');
    const [file = ''] = await writeFiles(stores, { 'many.csv': `keyword;position;url\n${lines}\n` });
    const cancellation = new AbortController();
    const importing = importFiles(stores, stores.config, {
      files: [{ path: file }],
      base: 'msk',
      signal: cancellation.signal,
    }).then(
      () => 'completed',
      (error: AppError) => error.code,
    );
    await expect.poll(() => existsSync(`${file}.rejected.ndjson`), { timeout: 60_000 }).toBe(true);
    cancellation.abort();
    expect(await importing).toBe(ErrorCode.Cancelled);
    expect(existsSync(`${file}.rejected.ndjson`)).toBe(false);
  });

  it('writes rejected records with line, reason and text and imports the others', async () => {
    const stores = await openTestStores();
    const text = [
      'keyword,position,url,title,date',
      'one,1,https://a.example/,"a title\nover two lines",',
      ',2,https://a.example/,none,',
      'two,0,https://a.example/,zero,',
      '',
      'two,x,https://a.example/,letter,',
      'two,1.5,https://a.example/,half,',
      'two,2,ftp://a.example/,scheme,',
      'two,2,https://localhost/,no dot,',
      'two,2,"https://a.example/"x,quotes,',
      'two,2,https://10.0.0.1/,fine,',
      'two,3,https://a.example/,bad date,yesterday',
      'two,51,https://a.example/far,outside,',
    ].join('\n');
    const [file = ''] = await writeFiles(stores, { 'some.csv': text });
    const summary = await importFiles(stores, stores.config, { files: [{ path: file }], base: 'msk' });
    expect(summary).toMatchObject({ taken: 3, rejected: 8, records: 11, outsideDepth: 1 });
    const rejects = await rejectsOf(file);
    expect(rejects.map(({ line, record }) => [line, record.split(',')[0]])).toEqual([
      [4, ''],
      [5, 'two'],
      [7, 'two'],
      [8, 'two'],
      [9, 'two'],
      [10, 'two'],
      [11, 'two'],
      [13, 'two'],
    ]);
    expect(rejects[0]).toEqual({
      line: 4,
      reason: 'there is no keyword',
      record: ',2,https://a.example/,none,',
    });
    expect(rejects[1]?.reason).toContain('position');
    expect(rejects[4]?.reason).toContain('URL');
    expect(rejects[6]?.reason).toContain('unclosed quote');
    expect(rejects[7]?.reason).toContain('date');
  });

  it('names the line of a broken NDJSON record', async () => {
    const stores = await openTestStores();
    const good = JSON.stringify({ keyword: 'line', position: 1, url: 'https://a.example/' });
    const [file = ''] = await writeFiles(stores, {
      'some.ndjson': `${good}\n\n{"keyword": "cut\n${good.replace('1', '0')}\n`,
    });
    const summary = await importFiles(stores, stores.config, { files: [{ path: file }], base: 'msk' });
    expect(summary).toMatchObject({ taken: 1, rejected: 2 });
    expect((await rejectsOf(file)).map(({ line }) => line)).toEqual([3, 4]);
  });

  it('of the same file changes nothing, and a file with more rows of the date adds to it', async () => {
    const stores = await openTestStores();
    const first =
      'keyword,position,url,date\nkey,5,https://a.example/,2026-10-01\nkey,5,https://b.example/,2026-10-01\n';
    const more =
      'keyword,position,url,date\nkey,3,https://a.example/,2026-10-01\nkey,9,https://b.example/,2026-10-01\nnew,1,https://c.example/,2026-10-01\n';
    expect((await importContents(stores, { 'a.csv': first }, { base: 'spb' })).changed).toEqual(['spb']);
    const before = await readState(stores, 'spb');
    expect((await importContents(stores, { 'a.csv': first }, { base: 'spb' })).changed).toEqual([]);
    expect(await readState(stores, 'spb')).toEqual(before);
    await importContents(stores, { 'b.csv': more }, { base: 'spb' });
    const rows = await publishedRows(
      stores,
      'spb',
      `SELECT word, path, pos, origin FROM position_by_domain WHERE ${published} ORDER BY word, origin`,
    );
    expect(rows).toMatchObject([
      { word: 'key', pos: 3, origin: 'https://a.example' },
      { word: 'key', pos: 5, origin: 'https://b.example' },
      { word: 'new', pos: 1 },
    ]);
  });

  it('rejects unsupported files, an unknown database and an invalid date with a message', async () => {
    const stores = await openTestStores();
    const importText = (text: string, options = {}) => importContents(stores, { 'x.txt': text }, options);
    await expect(importText('hello world')).rejects.toThrow(
      'x.txt has no header with a known column: add the line “keyword” above the keywords.',
    );
    await expect(importText('')).rejects.toThrow('is empty');
    await expect(importText('keyword\na', { base: 'nowhere' })).rejects.toThrow('nowhere');
    await expect(importText('keyword\na', { date: '2026-13-01' })).rejects.toThrow('not a date');
  });
});

describe.skipIf(!existsSync(realFiles))(
  'real files (skipped without ../shared/data)',
  { timeout: 120_000 },
  () => {
    it('849 keywords of search results: the largest domain has exactly the rows of the file', async () => {
      const stores = await openTestStores();
      const name = 'google-serp-849-keywords.csv';
      const [placeholder = ''] = await writeFiles(stores, { [name]: '' });
      await copyFile(path.join(realFiles, name), placeholder);
      const summary = await importFiles(stores, stores.config, {
        files: [{ path: placeholder }],
        base: 'gmns',
      });
      // 38 results differ from a better one of the same keyword in `srsltid` only.
      expect(summary).toMatchObject({ records: 9148, taken: 9142, rejected: 6, duplicates: 6 + 38 });
      const [topDomain] = await publishedRows<{ name: string; it50: number }>(
        stores,
        'gmns',
        `SELECT name, it50 FROM domain WHERE ${published} ORDER BY it50 DESC LIMIT 1`,
      );
      const text = await readFile(placeholder, 'utf8');
      const keywords = new Set(
        [...text.matchAll(/^("(?:[^"]|"")*"|[^,\n]*),\d+,"?(https?:\/\/[^\s",]+)/gm)]
          .filter(([, , url]) => new URL(url ?? '').hostname.replace(/^www\./, '') === topDomain?.name)
          .map(([, keyword]) => (keyword ?? '').replace(/^"|"$/g, '').toLowerCase().trim()),
      );
      expect(topDomain?.it50).toBe(keywords.size);
    });
  },
);
