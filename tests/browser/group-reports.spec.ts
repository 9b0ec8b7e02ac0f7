import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { describePages, expectAccessible } from './support/browser.js';
import { openEdit } from './support/group-page.js';
import { waitForRows } from './support/table-settings.js';

const domains = ['northtrail.example', 'peakline.example', 'campwell.example'];

/** Row count in the status line of the table. */
async function readTotalRows(page: Page): Promise<number> {
  await waitForRows(page);
  const infoText = await page
    .getByText(/^1–\d+ of [\d,]+ /)
    .first()
    .textContent();
  return Number(/of ([\d,]+)/.exec(infoText ?? '')?.[1]?.replaceAll(',', ''));
}

describePages('group reports', ({ atAlternateWidth }) => {
  atAlternateWidth(
    'are created, built, read, renamed, edited and restored',
    async (page, width) => {
      await page.goto('/group');
      await page.getByRole('button', { name: 'New group report' }).click();
      const form = page.getByRole('dialog', { name: 'New group report' });
      await form.getByLabel('Domains, one per line').fill([...domains, '', domains[0]].join('\n'));
      await form.getByText('3 domains, 1 repeated').waitFor();
      await expectAccessible(page);
      await form.getByRole('button', { name: 'Create group report' }).click();
      // The report page polls the build and then shows the result.
      const heading = page.getByRole('heading', { level: 1 });
      await page.waitForURL(/\/group\/[\da-f-]{36}\?db=gny$/);
      const initialTotal = await readTotalRows(page);
      expect(initialTotal).toBeGreaterThan(10);
      expect(await heading.textContent()).toBe(domains.join(', '));
      await expectAccessible(page);

      await page.getByRole('button', { name: 'Rename' }).click();
      const name = page.getByRole('textbox', { name: 'Name of the group report' });
      await name.fill('Something else');
      await name.press('Escape');
      expect(await heading.textContent()).toBe(domains.join(', '));
      await page.getByRole('button', { name: 'Rename' }).click();
      await name.fill('Outdoor rivals');
      await name.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Outdoor rivals' }).waitFor();
      await expect.poll(() => page.title()).toBe('Group keywords · Outdoor rivals · Rivalscope');

      const deleting = await openEdit(page, 'Delete keywords', 'By template');
      await deleting.getByLabel('Templates, one per line').fill('%a%');
      const submit = deleting.getByRole('button', { name: /^Delete [\d,]+ keywords?$/ });
      await submit.waitFor();
      const deletionText = await deleting.getByText(/^Will be deleted: /).textContent();
      const deletedCount = Number(/([\d,]+) organic/.exec(deletionText ?? '')?.[1]?.replaceAll(',', ''));
      await expectAccessible(page);
      await submit.click();
      await deleting.waitFor({ state: 'detached' });
      await expect.poll(() => readTotalRows(page)).toBe(initialTotal - deletedCount);

      const adding = await openEdit(page, 'Add keywords', 'From domains');
      await adding.getByLabel('Domains, one per line').fill(domains.join('\n'));
      await adding.getByRole('button', { name: /^Add [\d,]+ keywords?$/ }).click();
      await adding.waitFor({ state: 'detached' });
      await expect.poll(() => readTotalRows(page)).toBe(initialTotal);

      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'History of edits' }).click();
      const history = page.getByRole('dialog', { name: 'History of edits' });
      await history.getByRole('button', { name: 'Undo: Added: from domains' }).click();
      await expect.poll(() => readTotalRows(page)).toBe(initialTotal - deletedCount);
      await history.getByRole('button', { name: 'Undo: Deleted: by template' }).click();
      await expect.poll(() => readTotalRows(page)).toBe(initialTotal);
      await expectAccessible(page);
      await page.keyboard.press('Escape');

      await page.getByRole('link', { name: 'Domains of the group' }).click();
      await expect.poll(() => readTotalRows(page)).toBe(domains.length);
      for (const [tab, row] of [
        ['Organic competitors', /competitors$/],
        ['Pages', /pages$/],
      ] as const) {
        await page
          .getByRole('navigation', { name: /Outdoor rivals/ })
          .getByRole('link', { name: tab })
          .first()
          .click();
        await page.getByText(row).first().waitFor();
        await waitForRows(page);
      }
      if (width < 600) expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Delete the report' }).click();
      await page.waitForURL(/\/group$/);
      await page.getByText('No group reports yet').waitFor();
      // Notifications of earlier edits may still be open.
      const note = page.locator('.mantine-Notification-root', { hasText: 'Outdoor rivals' });
      await note.getByRole('button', { name: 'Undo' }).click();
      await page.getByRole('link', { name: 'Outdoor rivals' }).waitFor();
      await expectAccessible(page);
    },
    { as: 'team', timeout: 120_000 },
  );
});
