import { expect } from 'vitest';
import { describePages, expectAccessibleAtEachWidth } from './support/browser.js';
import { leave, visit } from './support/navigation.js';
import { casesAtDepth } from '../support/test-depth.js';

const readers = [
  { locale: 'ru-RU', title: 'Страница не загрузилась', reloadLabel: 'Обновить страницу' },
  { locale: 'en-US', title: 'This page did not load', reloadLabel: 'Reload the page' },
];

describePages('page with missing assets after an upgrade', ({ atFirstWidth }) => {
  for (const { locale, title, reloadLabel } of casesAtDepth(readers, 1)) {
    atFirstWidth(
      `offers a reload and then opens: ${locale}`,
      async (page) => {
        for (const kind of ['css', 'js']) {
          await page.goto('/nowhere-at-all');
          await page.waitForLoadState('networkidle');
          const files = `**/assets/*.${kind}`;
          await page.route(files, (route) => route.abort());
          await visit(page, '/statistics');
          await page.getByRole('heading', { level: 1, name: title }).waitFor();
          if (kind === 'css') await expectAccessibleAtEachWidth(page);
          await page.unroute(files);
          await page.getByRole('button', { name: reloadLabel }).click();
          await page.getByRole('heading', { level: 1, name: title }).waitFor({ state: 'detached' });
          await page.getByRole('main').getByRole('table').first().waitFor();
          await leave(page);
        }
      },
      { locale, requestsFail: true },
    );
  }
});

describePages('page shorter than the window', ({ atFirstWidth }) => {
  atFirstWidth(
    'ends with the footer at the bottom of the window',
    async (page) => {
      await page.goto('/nowhere-at-all');
      const footer = page.getByRole('contentinfo');
      await footer.waitFor();
      for (const width of [1280, 768, 480]) {
        await page.setViewportSize({ width, height: 860 });
        const { y = 0, height = 0 } = (await footer.boundingBox()) ?? {};
        expect([width, Math.round(y + height)]).toEqual([width, 860]);
      }
    },
    { locale: 'ru-RU' },
  );
});
