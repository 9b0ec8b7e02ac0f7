import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { describePages } from './support/browser.js';
import { visit } from './support/navigation.js';

/** XSS payloads. They must never call `alert`. */
const maliciousStrings = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "'-alert(1)-'",
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '<b>bold</b> &amp; <i>not</i>',
  '\u202egnirts desrever',
  '</title><script>alert(1)</script>',
  '{a|rich}{b|text}',
];

/** Random payloads, identical in each run. */
const randomStrings = fc.sample(
  fc
    .array(
      fc.constantFrom('<', '>', '"', "'", '&', '/', 'svg', 'onload=', 'a', '{', '}', '\u200f', '=', ' ', '`'),
      {
        minLength: 3,
        maxLength: 14,
      },
    )
    .map((parts) => `x${parts.join('')}`.replace(/\s+/g, ' ').trim().normalize('NFC')),
  { numRuns: 20, seed: 16 },
);

const keywords = [...new Set([...maliciousStrings, ...randomStrings].map((text) => text.toLowerCase()))];

/** The import removes the apostrophe that guards a formula. */
const importedKeywords = keywords.map((keyword) => keyword.replace(/^'(?=-)/, ''));

let imported: Promise<void> | undefined;

/** Imports search results for each payload once. */
const importKeywords = () => (imported ??= runImport());

async function runImport(): Promise<void> {
  const file = path.join(inject('dataDir'), 'hostile.csv');
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const rows = keywords.map((keyword) =>
    [quoted(keyword), 1, 'https://hostile.example/', quoted(keyword), quoted(keyword), 100].join(','),
  );
  await writeFile(file, ['keyword,position,url,title,snippet,ws', ...rows].join('\n'));
  await promisify(execFile)(
    process.execPath,
    ['dist/server/cli/import.js', '--base', 'tom', '--date', '2026-11-01', file],
    { env: { ...process.env, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'warn' } },
  );
}

/** Returns an assertion that no payload opened a dialog or created an element. */
function watchForScriptExecution(page: Page): () => Promise<void> {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return async () => {
    expect(dialogs).toEqual([]);
    expect(await page.locator('svg[onload], img[onerror], [role=gridcell] b').count()).toBe(0);
  };
}

describePages(
  'hostile input',
  ({ atAlternateWidth }) => {
    atAlternateWidth(
      'is displayed verbatim in tables and never executed',
      async (page) => {
        await importKeywords();
        const expectNoScriptExecution = watchForScriptExecution(page);
        await visit(page, '/keywords?domain=hostile.example&db=tom#page=1&per_page=150&sort=word|asc');
        await page.locator('.ag-row').first().waitFor();
        const visibleWords = await page.locator('.ag-cell[col-id="word"]').allInnerTexts();
        expect(visibleWords.map((text) => text.trim()).sort()).toEqual(importedKeywords.toSorted());
        await expectNoScriptExecution();
      },
      { viewport: { width: 1280, height: 2400 } },
    );

    atAlternateWidth(
      'is not executed as a title, on a dashboard, in a chart or in a filter',
      async (page) => {
        await importKeywords();
        const expectNoScriptExecution = watchForScriptExecution(page);
        for (const keyword of maliciousStrings.slice(0, 3)) {
          await page.goto(`/report?domain=${encodeURIComponent(keyword)}&as=keyword&db=tom`);
          await page.getByRole('heading', { level: 1 }).waitFor();
          expect(await page.title()).toContain(keyword.toLowerCase());
        }
        const filter = encodeURIComponent(`wordLIKE${maliciousStrings[1]}`);
        await visit(page, `/keywords?domain=hostile.example&db=tom#filter=${filter}`);
        await page.locator('.ag-row').first().waitFor();
        await page.locator('.ag-cell[col-id="pos"]').first().locator('button, a').first().click();
        await page.getByRole('dialog').locator('canvas').waitFor();
        await page.getByRole('dialog').locator('canvas').hover();
        await expectNoScriptExecution();
      },
    );
  },
  { as: 'administrator', sharedPage: true },
);
