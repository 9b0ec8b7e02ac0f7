import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { readCsv } from '../support/read-csv.js';
import { describePages } from './support/browser.js';
import { visit } from './support/navigation.js';

/** External input that is not part of the repository. The test is skipped without it. */
const realFile = path.resolve('../shared/data/google-serp-849-keywords.csv');

const perPage = 50;

interface BestResult {
  position: number;
  path: string;
}

/** The domain with the highest keyword count in the file, with its best result for each keyword. */
async function findTopDomain(file: string): Promise<{ domain: string; rows: Map<string, BestResult> }> {
  const domains = new Map<string, Map<string, BestResult>>();
  for (const { keyword = '', position = '', url = '' } of readCsv(await readFile(file, 'utf8'))) {
    if (!URL.canParse(url) || !/^\d+$/.test(position)) continue;
    const { hostname, pathname, search } = new URL(url);
    const rows = domains.get(hostname.replace(/^www\./, '')) ?? new Map<string, BestResult>();
    domains.set(hostname.replace(/^www\./, ''), rows);
    const word = keyword.toLowerCase().trim().replace(/\s+/g, ' ').normalize('NFC');
    const existing = rows.get(word);
    const found = { position: Number(position), path: pathname + search };
    if (!existing || found.position < existing.position) rows.set(word, found);
  }
  const [domain, rows] = [...domains].reduce((best, next) => (next[1].size > best[1].size ? next : best));
  return { domain, rows };
}

/** All rows of the report, read page by page. */
async function readDisplayedRows(page: Page, address: string, pages: number): Promise<Map<string, number>> {
  const rowsByWord = new Map<string, number>();
  for (let number = 1; number <= pages; number++) {
    await visit(page, `${address}#page=${number}&per_page=${perPage}`);
    await page.getByText(new RegExp(`^${(number - 1) * perPage + 1}–\\d+ of `)).waitFor();
    await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
    const [words, positions] = await Promise.all(
      ['word', 'pos'].map((id) => page.locator(`.ag-row .ag-cell[col-id="${id}"]`).allInnerTexts()),
    );
    words?.forEach((word, index) => rowsByWord.set(word.trim(), Number(positions?.[index])));
  }
  return rowsByWord;
}

if (existsSync(realFile)) {
  describePages('real search results file', ({ atAlternateWidth }) => {
    atAlternateWidth(
      'displays exactly the rows of its largest domain',
      async (page) => {
        const dataDir = inject('dataDir');
        const file = path.join(dataDir, 'results.csv');
        await copyFile(realFile, file);
        await promisify(execFile)(
          process.execPath,
          ['dist/server/cli/import.js', '--base', 'gru', '--date', '2026-11-01', file],
          { env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'warn' } },
        ).catch((error: { code: number }) => expect(error.code).toBe(3));

        const { domain, rows } = await findTopDomain(realFile);
        const address = `/keywords?domain=${domain}&db=gru`;
        const displayedPositions = await readDisplayedRows(page, address, Math.ceil(rows.size / perPage));
        const expectedPositions = new Map([...rows].map(([word, { position }]) => [word, position]));
        expect(Object.fromEntries(displayedPositions)).toEqual(Object.fromEntries(expectedPositions));
      },
      { as: 'administrator', viewport: { width: 1280, height: 2400 } },
    );
  });
} else {
  it('displays exactly the rows of its largest domain', ({ skip }) =>
    skip(`there is no ${path.relative('.', realFile)}`));
}
