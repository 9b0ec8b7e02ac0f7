import { expect, inject } from 'vitest';
import { describePages, expectAccessible } from './support/browser.js';
import { visit } from './support/navigation.js';

const domain = 'severtropa.example';

interface Row {
  id: number;
  word: string;
  title: string;
}

/** First row of an ads report of the domain, read through REST. */
async function fetchFirstRow(call: string): Promise<Row> {
  const response = await fetch(
    `${inject('serverUrl')}/api/report/simple/${call}?domain=${domain}&base=msk&per_page=1`,
    { headers: { 'x-api-token': inject('administratorToken') } },
  );
  const { data } = (await response.json()) as { data: Row[] };
  const [row] = data;
  if (row === undefined) throw new Error(`${call} has no rows`);
  return row;
}

describePages(
  'ads of the advertising network',
  ({ atAlternateWidth }) => {
    atAlternateWidth('link from the ads of a domain to the keywords of an ad', async (page) => {
      const { title } = await fetchFirstRow('direct/domain');
      await visit(page, `/direct/domain?domain=${domain}&db=msk`);
      const ad = page.locator('.ag-row .ag-cell[col-id="title"] a').first();
      await ad.waitFor();
      await expect.poll(() => ad.innerText()).toBe(title);
      await expectAccessible(page);
      await ad.click();
      await page.waitForURL(
        ({ pathname, searchParams }) => pathname === '/direct/adkeys' && searchParams.has('adHash'),
      );
      await page.locator('.ag-row .ag-cell[col-id="word"] a').first().waitFor();
      await visit(page, `/direct/adkeys?domain=${domain}&db=msk`);
      await page.getByRole('heading', { name: 'Choose an ad' }).waitFor();
    });

    atAlternateWidth(
      'display the keyword when the URL has only its id',
      async (page) => {
        const { id, word } = await fetchFirstRow('context/keywords');
        await page.goto(`/direct/ads?kid=${id}&db=msk`);
        await page.getByRole('navigation', { name: new RegExp(word) }).waitFor();
        await page.getByRole('main').getByRole('link', { name: word, exact: true }).waitFor();
        await page.locator('.ag-row .ag-cell[col-id="title"] a').first().waitFor();
        expect(new URL(page.url()).searchParams.get('key')).toBe(word);
      },
      { ownPage: true },
    );

    atAlternateWidth('explain that Google databases have none and link to one that has', async (page) => {
      await visit(page, `/direct/domain?domain=${domain}&db=gny`);
      await page
        .getByRole('heading', { name: 'This section is available for Yandex databases only' })
        .waitFor();
      await expectAccessible(page);
      await page.getByRole('region', { name: 'Databases with data' }).getByRole('link').first().click();
      await page.waitForURL(({ pathname }) => pathname === '/direct/domain');
      await page.locator('.ag-row .ag-cell[col-id="title"] a').first().waitFor();
    });
  },
  { as: 'pro', sharedPage: true },
);
