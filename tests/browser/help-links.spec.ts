import { helpPath } from '../../server/contract/help/help-pages.js';
import { sitePages } from '../../server/contract/pages/site-pages.js';
import { toolPages } from '../../server/contract/tools/tool-pages.js';
import { pagePath } from '../../client/addresses/report-path.js';
import { describePages } from './support/browser.js';
import { visit } from './support/navigation.js';

describePages(
  'help links',
  ({ atAlternateWidth }) => {
    atAlternateWidth(
      'lead from pages that are not reports to their help article',
      async (page) => {
        const subject = { domain: 'northtrail.example', keyword: 'tents' };
        for (const helpedPage of [...sitePages, ...toolPages]) {
          await visit(page, pagePath(helpedPage, subject, 'gny'));
          await page
            .locator(`main a[href="${helpPath(helpedPage.id)}"]`)
            .first()
            .waitFor();
        }
      },
      { timeout: 120_000 },
    );
  },
  { as: 'team', sharedPage: true },
);
