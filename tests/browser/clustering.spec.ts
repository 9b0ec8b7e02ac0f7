import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { describePages, expectAccessible } from './support/browser.js';
import { createClustering, fetchSampleKeywords } from './support/clustering-projects.js';
import { visit } from './support/navigation.js';
import { waitForRows } from './support/table-settings.js';

const folder = (page: Page, name: string | RegExp) =>
  page.getByRole('tree', { name: 'Folders' }).getByRole('treeitem', { name });

/** Keyword count of a tree row, including its subfolders. */
async function readKeywordCount(page: Page, name: string | RegExp): Promise<number> {
  const text = await folder(page, name).textContent();
  return Number(/([\d,]+) Keywords/.exec(text ?? '')?.[1]?.replaceAll(',', ''));
}

describePages(
  'keyword clusters',
  ({ atAlternateWidth }) => {
    atAlternateWidth(
      'are created from a list, clustered, explained, edited by hand and exported',
      async (page) => {
        await visit(page, '/clustering');
        const keywords = await fetchSampleKeywords(page);
        await page.getByRole('button', { name: 'New project' }).click();
        const form = page.getByRole('dialog', { name: 'New clustering project' });
        await form.getByRole('button', { name: 'Create project' }).click();
        await form.getByText('Choose where the keywords come from.').waitFor();
        await form.getByRole('button', { name: 'List' }).click();
        await form
          .getByLabel('Keywords, one per line')
          .fill([...keywords, 'a keyword that nobody has'].join('\n'));
        await expectAccessible(page);
        await form.getByRole('button', { name: 'Create project' }).click();
        // Keywords that the database lacks are listed before the project opens.
        await form.getByText('a keyword that nobody has').waitFor();
        await form.getByRole('button', { name: 'Open project' }).click();
        await page.waitForURL(/\/clustering\/[\da-f-]{36}\?db=gny$/);
        await waitForRows(page);
        expect(await readKeywordCount(page, /^Non-grouped/)).toBe(keywords.length + 1);

        // The preview lists every strength, and a click selects one.
        await page.getByRole('button', { name: 'Cluster…' }).click();
        const run = page.getByRole('dialog', { name: 'Cluster keywords' });
        const preview = run.getByRole('table', { name: 'Result for each strength' });
        await preview.getByRole('button', { name: '2', exact: true }).click();
        const selectedRow = preview.getByRole('row').filter({ has: page.locator('[aria-pressed="true"]') });
        const [, predictedCount] = await selectedRow.getByRole('cell').allTextContents();
        await expectAccessible(page);
        await run.getByRole('button', { name: 'Start clustering' }).click();
        // The new tree replaces the previous one automatically.
        const ungroupedCount = keywords.length + 1 - Number(predictedCount);
        await expect.poll(() => readKeywordCount(page, /^Non-grouped/)).toBe(ungroupedCount);

        const folders = page.getByRole('treeitem');
        const folderName = (await folders.nth(3).locator('[title]').first().getAttribute('title')) ?? '';
        const first = new RegExp(`^${folderName} (?:Locked.* )?[\\d,]+ Keywords`);
        await folders.nth(3).click();
        await page.getByRole('button', { name: 'Why are these together?' }).click();
        await page.getByRole('table', { name: 'Shared URLs' }).waitFor();
        await expectAccessible(page);

        // The move is an optimistic update that can be undone and redone.
        const before = await readKeywordCount(page, first);
        await waitForRows(page);
        await page
          .getByRole('checkbox', { name: /^Select / })
          .nth(1)
          .click();
        // The shortcut belongs to a button that appears with the selection.
        await page.locator('button[title="M"]').waitFor();
        await page.keyboard.press('m');
        const picker = page.getByRole('dialog', { name: 'Move keywords to folder' });
        // Options are listed before the first keystroke.
        await picker.getByRole('option', { name: folderName, exact: true }).first().waitFor();
        await picker.getByRole('combobox').fill('non-grouped');
        await picker.getByRole('button', { name: 'Move keywords' }).click();
        await expect.poll(() => readKeywordCount(page, first)).toBe(before - 1);
        await page.getByRole('button', { name: /^Undo: Moved 1 keyword/ }).waitFor();
        await page.keyboard.press('Control+z');
        await expect.poll(() => readKeywordCount(page, first)).toBe(before);
        await page.getByRole('button', { name: /^Redo: Moved 1 keyword/ }).click();
        await expect.poll(() => readKeywordCount(page, first)).toBe(before - 1);

        // The keyboard opens the same context menu as the pointer.
        await folder(page, first).click();
        await page.keyboard.press('Shift+F10');
        await page.getByRole('menuitem', { name: 'Lock' }).click();
        await folder(page, first)
          .getByRole('img', { name: /^Locked/ })
          .waitFor();

        await page.getByRole('button', { name: 'History of edits' }).click();
        const history = page.getByRole('dialog', { name: 'History of edits' });
        await history.getByRole('row', { name: /^Imported/ }).waitFor();
        await expectAccessible(page);
        await page.keyboard.press('Escape');

        await page.getByRole('button', { name: 'Export project…' }).click();
        const files = page.getByRole('dialog', { name: 'Export project' });
        const file = (await files.getByRole('link', { name: 'Export project' }).getAttribute('href')) ?? '';
        const lines = await page.evaluate(async (address) => {
          const text = await (await fetch(address)).text();
          return text.trim().split(/\r?\n/);
        }, file);
        expect(lines[0]).toMatch(/Path to group.Folder.Keyword/);
        expect(lines).toHaveLength(keywords.length + 2);
        await expectAccessible(page);
      },
      { as: 'team', viewport: { width: 1280, height: 860 }, timeout: 120_000 },
    );

    atAlternateWidth(
      'can be tracked in a new and in an existing rank tracking project',
      async (page, width) => {
        await visit(page, '/clustering');
        const [one = '', two = '', three = ''] = await fetchSampleKeywords(page);
        const uid = await createClustering(page, { tents: [one, two], boots: [three] });
        const track = async (name: string) => {
          await visit(page, `/clustering/${uid}?db=gny`);
          await folder(page, new RegExp(`^${name} `)).click({ button: 'right' });
          await page.getByRole('menuitem', { name: 'Track positions…' }).click();
          return page.getByRole('dialog', { name: `Track positions of “${name}”` });
        };
        const projectName = `Tracked ${width}`;
        const first = await track('tents');
        await first.getByText('2 keywords, including subfolders.').waitFor();
        await expectAccessible(page);
        await first.getByRole('button', { name: 'Create project' }).click();
        const form = page.getByRole('dialog', { name: 'New rank tracking project' });
        await form.getByText('From the folder “tents”: 2 keywords').waitFor();
        await form.getByLabel('Site address').fill('northtrail.example');
        await form.getByLabel('Name', { exact: true }).fill(projectName);
        await form.getByRole('button', { name: 'Create project' }).click();
        await page.waitForURL(/\/positions\/[\da-f-]+$/);

        const second = await track('boots');
        const choice = second.getByLabel('Rank tracking project');
        const label = `${projectName} (northtrail.example, 2 keywords)`;
        await choice.getByRole('option', { name: label }).waitFor({ state: 'attached' });
        await choice.selectOption({ label });
        await second.getByRole('button', { name: 'Add keywords' }).click();
        await page.getByText(`Added to “${projectName}”: 1 keyword.`).waitFor();
        await page.getByRole('button', { name: 'Open project' }).click();
        await page.waitForURL(/\/positions\/[\da-f-]+$/);
        await page.locator('.ag-row', { hasText: three }).first().waitFor();

        const again = await track('boots');
        await again.getByLabel('Rank tracking project').selectOption({ label: label.replace('2', '3') });
        await again.getByRole('button', { name: 'Add keywords' }).click();
        await page.getByText(`“${projectName}” already has all of these keywords.`).waitFor();
      },
      { as: 'team', viewport: { width: 1280, height: 860 }, timeout: 120_000 },
    );

    atAlternateWidth(
      'are unavailable without a paid plan, also in Russian',
      async (page) => {
        await visit(page, '/clustering');
        await page.getByRole('heading', { level: 1, name: 'Кластеризация' }).waitFor();
        await page.getByText('Кластеризация есть на старших тарифах.').waitFor();
        await page.getByRole('link', { name: 'Посмотреть тарифы' }).waitFor();
        await expectAccessible(page);
        await visit(page, '/clustering/00000000-0000-4000-8000-000000000000');
        await page.getByText('Проект принадлежит другому аккаунту или удалён').waitFor();
        await expectAccessible(page);
      },
      { as: 'demo', locale: 'ru-RU' },
    );
  },
  { sharedPage: true },
);
