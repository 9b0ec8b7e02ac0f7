import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { tourSteps } from '../../client/features/tours/tour-steps.js';
import { tours as english } from '../../client/i18n/en/tours.js';
import { tours as russian } from '../../client/i18n/ru/tours.js';
import { describePages, expectAccessible } from './support/browser.js';
import { visit } from './support/navigation.js';
import { logInAs } from './support/users.js';
import { testDepth } from '../support/test-depth.js';
import { importFirstPartyData, currentStep, tourBox, walkTour } from './support/tour.js';

const domainReportUrl = '/report?domain=northtrail.example&db=gny';
const wide = { width: 1280, height: 860 };

const languages = [
  {
    locale: 'en-US',
    translations: english,
    menu: { help: 'Help', tour: 'Tour of this page', again: 'Start the tour again' },
    cluster: { make: 'New project', list: 'List', field: 'Keywords, one per line', create: 'Create project' },
  },
  {
    locale: 'ru-RU',
    translations: russian,
    menu: { help: 'Справка', tour: 'Экскурсия по странице', again: 'Начать экскурсию заново' },
    cluster: {
      make: 'Новый проект',
      list: 'Список',
      field: 'Фразы, по одной в строке',
      create: 'Создать проект',
    },
  },
] as const;

/** Starts the tour from the help menu in the header, also if it was skipped. */
async function start(page: Page, { help, tour, again }: (typeof languages)[number]['menu']): Promise<void> {
  await page.getByRole('button', { name: help, exact: true }).click();
  await page
    .getByRole('menuitem', { name: tour })
    .or(page.getByRole('menuitem', { name: again }))
    .click();
  await tourBox(page).waitFor();
}

async function openSummary(page: Page): Promise<void> {
  await page.goto(domainReportUrl);
  await page.locator('[data-tour="paid-keywords"] a').first().waitFor();
}

describePages('guided tours', ({ atAlternateWidth }) => {
  atAlternateWidth(
    'show a site owner 20 steps of the dashboard, each at its target',
    async (page) => {
      const owner = await logInAs(page, 'team');
      await importFirstPartyData(owner.email, 'northtrail.example');
      await openSummary(page);
      // The account button loads later and shifts the help menu.
      await page.getByRole('button', { name: owner.email }).waitFor();
      await start(page, languages[0].menu);
      const steps = await walkTour(page, english.next, english.done);
      expect(steps.map(({ target, title, text, isVisible }) => ({ target, title, text, isVisible }))).toEqual(
        tourSteps.report.map(({ id, target }) => ({ target, ...english.report[id], isVisible: true })),
      );
      expect(steps).toHaveLength(20);
      expect(steps[9]?.target).toBe('tab-own-queries');
    },
    { viewport: wide, timeout: 120_000, deepOnly: true },
  );

  for (const { locale, translations, menu, cluster } of languages) {
    atAlternateWidth(
      `show 14 steps of a clustering project, 15 with an open folder, in ${locale}`,
      async (page) => {
        await page.goto('/clustering');
        await page.getByRole('button', { name: cluster.make }).click();
        const form = page.getByRole('dialog');
        await form.getByRole('button', { name: cluster.list }).click();
        await form.getByLabel(cluster.field).fill('tents');
        await form.getByRole('button', { name: cluster.create }).click();
        await page.waitForURL(/\/clustering\/[\da-f-]{36}\?db=gny$/);
        const project = page.url();
        await page.locator('.ag-row').first().waitFor();
        const all = tourSteps.clustering.map(({ id, target }) => ({
          target,
          ...translations.clustering[id],
        }));

        await start(page, menu);
        if (testDepth === 'quick') {
          // The tour with an open folder below contains the same steps.
          expect((await currentStep(page)).progress).toMatch(/^1 \S+ 14$/);
          await tourBox(page).getByRole('button', { name: translations.skip }).first().click();
          await tourBox(page).waitFor({ state: 'detached' });
        } else {
          const steps = await walkTour(page, translations.next, translations.done);
          expect(steps.map(({ target, title, text }) => ({ target, title, text }))).toEqual(
            all.filter(({ target }) => target !== 'evidence'),
          );
          expect(steps).toHaveLength(14);
        }

        await page.locator('[data-tour="new-folder"]').click();
        await page.getByRole('dialog').getByRole('textbox').fill('mine');
        await page.keyboard.press('Enter');
        await page.waitForURL((url) => url.href.startsWith(project) && url.searchParams.has('folder'));
        await page.locator('[data-tour="evidence"]').waitFor();
        await start(page, menu);
        const withFolder = await walkTour(page, translations.next, translations.done);
        expect(withFolder.map(({ target, title, text }) => ({ target, title, text }))).toEqual(all);
        expect(withFolder.every(({ isVisible }) => isVisible)).toBe(true);
        expect(withFolder).toHaveLength(15);
      },
      { as: 'team', locale, viewport: wide, timeout: 120_000, deepOnly: locale === 'ru-RU' },
    );
  }

  atAlternateWidth(
    'skip steps without data, each at its target, in ru-RU',
    async (page) => {
      await openSummary(page);
      await start(page, languages[1].menu);
      const steps = await walkTour(page, russian.next, russian.done);
      expect(steps.map(({ target, title, text, isVisible }) => ({ target, title, text, isVisible }))).toEqual(
        tourSteps.report
          .filter(({ id }) => id !== 'own')
          .map(({ id, target }) => ({ target, ...russian.report[id], isVisible: true })),
      );
      expect(steps.at(-1)?.progress).toBe('19 из 19');

      await visit(page, '/report?domain=everyshelf.example&db=gny');
      await page.locator('[data-tour="top-pages"] a').first().waitFor();
      await start(page, languages[1].menu);
      // `tour-host.spec.ts` covers the omitted steps.
      if (testDepth === 'quick') {
        expect((await currentStep(page)).progress).toBe('1 из 15');
        return;
      }
      const withoutAds = await walkTour(page, russian.next, russian.done);
      const onAds = ['ppc', 'paidCompetitors', 'ads', 'paidKeywords'];
      expect(withoutAds.map(({ target }) => target)).toEqual(
        tourSteps.report.filter(({ id }) => id !== 'own' && !onAds.includes(id)).map(({ target }) => target),
      );
    },
    { viewport: wide, locale: 'ru-RU', timeout: 120_000 },
  );

  atAlternateWidth(
    'are offered once automatically, work by keyboard, and can be skipped and restarted',
    async (page) => {
      await openSummary(page);
      const offer = page.getByRole('region', { name: english.offer.title });
      await offer.waitFor();
      expect(await tourBox(page).count()).toBe(0);
      await expectAccessible(page);
      await offer.getByRole('button', { name: /^Full tour: \d+ steps$/ }).press('Enter');
      await offer.waitFor({ state: 'detached' });
      await tourBox(page).waitFor();
      await expectAccessible(page);
      await page.keyboard.press('ArrowRight');
      await tourBox(page).getByText(english.report.search.title, { exact: true }).waitFor();
      // A step accepts keys only after its transition.
      await page.locator('.driver-popover-next-btn:focus').waitFor();
      await page.keyboard.press('ArrowRight');
      await tourBox(page).getByText(english.report.limits.title, { exact: true }).waitFor();
      await expectAccessible(page);
      // The focus trap holds, and the target keeps no attributes of the tour.
      for (let index = 0; index < 5; index++) await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('.driver-popover') !== null)).toBe(
        true,
      );
      await page.keyboard.press('Escape');
      await tourBox(page).waitFor({ state: 'detached' });
      expect(await page.locator('[data-tour][aria-controls="driver-popover-content"]').count()).toBe(0);
      await page.getByText(english.left).waitFor();

      await page.reload();
      await page.locator('[data-tour="paid-keywords"] a').first().waitFor();
      await page.getByRole('button', { name: 'Help', exact: true }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: 'Start the tour again' }).waitFor();
      await page.getByRole('menuitem', { name: 'Continue the tour' }).press('Enter');
      await tourBox(page).waitFor();
      expect((await currentStep(page)).target).toBe('limits');
      await tourBox(page).getByRole('button', { name: english.skip }).first().click();
      await tourBox(page).waitFor({ state: 'detached' });
    },
    { viewport: wide, withTours: true },
  );

  atAlternateWidth(
    'offer a short tour of six steps, once, that can be declined',
    async (page) => {
      await openSummary(page);
      const offer = page.getByRole('region', { name: english.offer.title });
      await offer.getByRole('button', { name: 'Short tour: 6 steps' }).click();
      expect(await walkTour(page, english.next, english.done)).toHaveLength(6);
      await page.evaluate(() => localStorage.removeItem('rivalscope.tour.report'));
      await page.reload();
      await offer.getByRole('button', { name: english.offer.dismiss }).press('Enter');
      await offer.waitFor({ state: 'detached' });
      const memory = await page.evaluate(() => localStorage.getItem('rivalscope.tour.report'));
      const monthsLeft =
        ((JSON.parse(memory ?? '{}') as { keptUntil: number }).keptUntil - Date.now()) /
        (30.4375 * 24 * 3_600_000);
      expect(Math.round(monthsLeft)).toBe(144);
    },
    { viewport: wide, withTours: true },
  );

  atAlternateWidth(
    'are not offered over a dialog or in a narrow window',
    async (page) => {
      await page.clock.install();
      await openSummary(page);
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
      await page.clock.fastForward(10_000);
      expect(await page.getByRole('region', { name: english.offer.title }).count()).toBe(0);
      await page.setViewportSize({ width: 768, height: 860 });
      await page.reload();
      await page.locator('[data-tour="paid-keywords"] a').first().waitFor();
      await page.clock.fastForward(10_000);
      expect(await page.getByRole('region', { name: english.offer.title }).count()).toBe(0);
      // The main menu offers the tour, limited to visible targets.
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('menuitem', { name: 'Tour of this page' }).click();
      await tourBox(page).waitFor();
      await page.clock.resume();
      const steps = await walkTour(page, english.next, english.done);
      expect(steps.every(({ target, isVisible }) => target !== '' && isVisible)).toBe(true);
    },
    { viewport: wide, withTours: true, isolatedPage: true },
  );
});
