import { expect } from 'vitest';
import { asAdministrator } from './support/users.js';
import { describePages, expectAccessibleAtEachWidth } from './support/browser.js';
import { visit } from './support/navigation.js';

interface MonetizationData {
  monetization: { identifiers: { kind: string; id: string; sites: number }[] };
}

/** Sample domain that shares its analytics id with other sites. */
async function findDomainWithSharedId(): Promise<{ domain: string; id: string; sites: number }> {
  const { visibleDomains } = (await asAdministrator(
    '{ visibleDomains(base: "gny", perPage: 40) { data { name } } }',
    {},
  )) as { visibleDomains: { data: { name: string }[] } };
  for (const { name: domain } of visibleDomains.data) {
    const { monetization } = (await asAdministrator(
      'query ($domain: String!) { monetization(domain: $domain, base: "gny") { identifiers { kind id sites } } }',
      { domain },
    )) as unknown as MonetizationData;
    const found = monetization.identifiers.find(({ kind, sites }) => kind === 'analytics' && sites > 1);
    if (found) return { domain, id: found.id, sites: found.sites };
  }
  throw new Error('the sample has no owner of several sites');
}

describePages(
  'sites of the same owner',
  ({ atFirstWidth, atAlternateWidth }) => {
    atFirstWidth(
      'are linked from a domain through its identifiers',
      async (page) => {
        const { domain, id, sites } = await findDomainWithSharedId();
        await visit(page, `/monetization?domain=${domain}&db=gny`);
        await page.getByRole('heading', { level: 1, name: 'Related sites' }).waitFor();
        const link = page.getByRole('link', { name: id });
        await link.waitFor();
        await expectAccessibleAtEachWidth(page);
        await link.click();
        await page.waitForURL((url) => url.pathname === '/owner/byanalytics');
        await page.locator('.ag-row .ag-cell[col-id="name"] a').first().waitFor();
        await page
          .getByText(new RegExp(`of ${sites} sites?`))
          .first()
          .waitFor();
      },
      { as: 'pro' },
    );

    atAlternateWidth('state to guests that they need a paid plan', async (page) => {
      await visit(page, '/owner/byadsense?id=pub-1234567890123456&db=gny');
      await page.getByText('Sites of the same owner come with a paid plan.').first().waitFor();
    });
  },
  { sharedPage: true },
);

describePages(
  'forms of the start page',
  ({ atAlternateWidth }) => {
    atAlternateWidth('compare a list of domains and ignore blank lines', async (page) => {
      await visit(page, '/');
      await page.getByRole('button', { name: 'Keyword gap' }).click();
      await page.getByRole('button', { name: 'Compare domains' }).click();
      await page.getByRole('alert').getByText('Enter at least 2 domains, one per line.').waitFor();
      await page
        .getByLabel('Domains, one per line')
        .fill('northtrail.example\n\n https://www.peakline.example/x \n');
      await page.getByText('2 domains, one per line').waitFor();
      await page.getByRole('button', { name: 'Compare domains' }).click();
      await page.waitForURL((url) => url.pathname === '/compare');
      expect(new URL(page.url()).searchParams.get('domains')).toBe('northtrail.example,peakline.example');
    });

    atAlternateWidth('search keywords for any word form', async (page) => {
      await visit(page, '/');
      await page.getByRole('button', { name: 'Keyword search' }).click();
      await page.getByRole('button', { name: 'Any word form' }).click();
      await page.getByRole('combobox', { name: 'Keywords containing…' }).fill('tent');
      await page.getByRole('button', { name: 'Find keywords' }).click();
      await page.waitForURL((url) => url.pathname === '/searchkeys');
      const { searchParams } = new URL(page.url());
      expect([searchParams.get('phrases'), searchParams.get('strict')]).toEqual(['tent', '0']);
    });
  },
  { sharedPage: true },
);
