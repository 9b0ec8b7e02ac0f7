import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { describePages, expectAccessible } from './support/browser.js';
import { visit } from './support/navigation.js';
import { emptyWidthAfterColumns } from './support/table-cells.js';

const ownDomain = 'northtrail.example';

interface Row {
  name: string;
  word: string;
  pos1: number;
}

async function callReport(
  path: string,
  parameters: Record<string, string>,
): Promise<{ total: number; data: Row[] }> {
  const query = new URLSearchParams({ base: 'gny', ...parameters }).toString();
  const response = await fetch(`${inject('serverUrl')}/api${path}?${query}`, {
    headers: { 'x-api-token': inject('administratorToken') },
  });
  return (await response.json()) as { total: number; data: Row[] };
}

/** Top competitors of the domain. */
async function fetchCompetitors(count: number): Promise<string[]> {
  const { data } = await callReport('/report/simple/organic/concurents', {
    domain: ownDomain,
    per_page: String(count),
  });
  return data.map(({ name }) => name);
}

const visibleKeywords = (page: Page) => page.locator('.ag-row .ag-cell[col-id="word"]').allInnerTexts();

/** Distance between the table header and the top of the viewport, in px. */
const headerTop = (page: Page) =>
  page.locator('.ag-header').evaluate((header) => header.getBoundingClientRect().top);

/** Names of the areas whose content overflows vertically. */
const scrollableAreas = (page: Page) =>
  page.evaluate<string[]>(
    `[['page', document.documentElement], ['table', document.querySelector('.ag-grid-viewport')]]
      .filter(([, { scrollHeight, clientHeight }]) => scrollHeight > clientHeight + 1)
      .map(([name]) => name)`,
  );

/** Waits until the table shows the rows of the API call with these parameters. */
async function expectRowsOf(page: Page, parameters: Record<string, string>): Promise<void> {
  const { data, total } = await callReport('/report/compare', {
    ...parameters,
    per_page: '3',
    sort: 'ws|desc',
  });
  const expected = data.map(({ word }) => word);
  await expect.poll(async () => (await visibleKeywords(page)).slice(0, expected.length)).toEqual(expected);
  expect(total).toBeGreaterThan(0);
}

describePages(
  'domain comparison',
  ({ atEachWidth, atAlternateWidth }) => {
    atEachWidth('shows shared keywords and, after a click, those of one domain', async (page, width) => {
      const [competitor = ''] = await fetchCompetitors(1);
      const domains = `${ownDomain},${competitor}`;
      await visit(page, `/compare?domains=${domains}&db=gny`);
      await expectRowsOf(page, { incl: domains });
      await page
        .getByRole('columnheader', { name: width < 600 ? 'northtrail' : ownDomain, exact: true })
        .waitFor();
      // Columns of two domains fill the frame.
      await expect.poll(() => emptyWidthAfterColumns(page)).toBeLessThan(20);
      // The table scrolls under the toolbar, or the page scrolls in a small window.
      await expect.poll(() => scrollableAreas(page)).toEqual([width < 1000 ? 'page' : 'table']);
      await page.mouse.move(width / 2, 400);
      await page.mouse.wheel(0, 900);
      // The header stays visible while scrolling.
      await expect.poll(() => headerTop(page)).toBeGreaterThanOrEqual(0);
      await page.mouse.wheel(0, -900);
      await expectAccessible(page);
      await page
        .getByRole('list', { name: 'Intersections' })
        .getByRole('button', { name: new RegExp(`of ${ownDomain} but not of ${competitor}$`) })
        .click();
      await page.waitForURL((url) => url.searchParams.get('excl') === competitor);
      await expectRowsOf(page, { domains, incl: ownDomain, excl: competitor });
      await page.goBack();
      await expectRowsOf(page, { incl: domains });
    });

    atAlternateWidth('adds and removes a domain', async (page) => {
      const [competitor = '', other = ''] = await fetchCompetitors(2);
      await visit(page, `/compare?domains=${ownDomain}&db=gny`);
      await page.getByRole('heading', { name: 'Add a second domain' }).waitFor();
      const field = page.getByRole('textbox', { name: 'Domain to compare' });
      await field.fill('no domain');
      await page.getByRole('button', { name: 'Add domain' }).click();
      await page.getByText('no is not a domain').waitFor();
      await field.fill(`https://www.${competitor}/page, ${other}`);
      await page.getByRole('button', { name: 'Add domain' }).click();
      await expectRowsOf(page, { incl: [ownDomain, competitor, other].join(',') });
      const rankFilters = page.getByRole('group', { name: `Keywords where ${ownDomain}` });
      await rankFilters.getByRole('button', { name: 'Doesn’t rank' }).click();
      await expectRowsOf(page, { domains: ownDomain, incl: `${competitor},${other}`, excl: ownDomain });
      await page.getByRole('button', { name: `Remove ${other}` }).click();
      await expectRowsOf(page, { domains: ownDomain, incl: competitor, excl: ownDomain });
      expect(new URL(page.url()).searchParams.get('domains')).toBe(`${ownDomain},${competitor}`);
    });

    atAlternateWidth('compares ads, accepts ids and more domains than the diagram can show', async (page) => {
      const { data } = await callReport('/report/simple/context/concurents', {
        domain: ownDomain,
        per_page: '3',
      });
      const ids = data.map((row) => String((row as unknown as { id: number }).id)).join(',');
      await visit(page, `/compare?ids=${ids}&domains=${ownDomain}&incl=${ownDomain}&view=context&db=gny`);
      await page.waitForURL((url) => url.searchParams.get('ids') === null);
      const names = data.map(({ name }) => name);
      await expectRowsOf(page, {
        view: 'context',
        domains: [ownDomain, ...names].join(','),
        incl: ownDomain,
      });
      const first = page.getByRole('list', { name: 'Intersections' }).getByRole('button').first();
      expect(await first.getAttribute('aria-label')).toMatch(/^\d+ keywords? of /);
      await page.getByRole('group', { name: 'Results' }).getByRole('button', { name: 'Organic' }).click();
      await expectRowsOf(page, { domains: [ownDomain, ...names].join(','), incl: ownDomain });
    });

    atAlternateWidth(
      'states how many domains the plan compares',
      async (page) => {
        const names = [ownDomain, ...(await fetchCompetitors(2))];
        await visit(page, `/compare?domains=${names.join(',')}&db=gny`);
        await page.getByText('This plan compares up to 2 domains, and 3 are given.').first().waitFor();
        await page
          .getByRole('button', { name: `Remove ${names[2]}` })
          .first()
          .waitFor();
      },
      { as: 'demo' },
    );
  },
  { as: 'pro', sharedPage: true },
);
