import { describePages, expectAccessible } from './support/browser.js';

describePages(
  'the dashboards',
  ({ atWidthsInTurn }) => {
    atWidthsInTurn(
      'sums up a domain and leads to its reports, whose table it has fetched (L1)',
      async (page) => {
        const ofTables = page.waitForResponse(/\/assets\/report-route-.*\.js$/);
        await page.goto('/report?domain=northtrail.example&db=gny');
        await page.getByRole('heading', { name: 'Organic competitors' }).waitFor();
        await page.locator('canvas, svg').first().waitFor();
        await page
          .getByRole('link', { name: /campwell\.example|peakline\.example/ })
          .first()
          .waitFor();
        await expectAccessible(page);
        await ofTables;
        await page
          .getByRole('link', { name: /^Keywords/ })
          .first()
          .click();
        await page.waitForURL(/\/keywords\?/);
      },
    );

    atWidthsInTurn(
      'is calm in the dark',
      async (page) => {
        await page.goto('/report?domain=northtrail.example&db=gny');
        await page.getByRole('heading', { name: 'Organic competitors' }).waitFor();
        await expectAccessible(page);
      },
      { colorScheme: 'dark' },
    );

    atWidthsInTurn('says that a domain was not found and what to do', async (page) => {
      await page.goto('/report?domain=nowhere-at-all.example&db=gny');
      await page
        .getByText(/nowhere-at-all\.example/)
        .first()
        .waitFor();
      await expectAccessible(page);
    });

    atWidthsInTurn('shows the result page of a keyword', async (page) => {
      await page.goto('/report?domain=tents&db=gny');
      await page.getByRole('heading', { level: 1, name: 'tents' }).waitFor();
      await page.getByRole('link', { name: 'northtrail.example' }).first().waitFor();
      await expectAccessible(page);
    });
  },
  { as: 'administrator' },
);
