import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { PlanId } from '../../server/config/plans.js';
import { describePages, expectAccessible } from './support/browser.js';
import { visit } from './support/navigation.js';
import { expectRows, columnNumbers, filterOf, openFilter, openTable } from './support/report-page.js';

const keywords = '/keywords?domain=northtrail.example&db=gny';
const pages = '/sitepages?domain=northtrail.example&db=gny';

/** The n-th condition of the filter panel, alternatives included. */
function filterLine(page: Page, index: number): Locator {
  return page.locator('[data-line] [role="group"][aria-label]').nth(index);
}

async function choose(container: Locator, name: string, option: string): Promise<void> {
  await container.getByRole('combobox', { name }).selectOption({ label: option });
}

describePages(
  'report table filter',
  ({ atFirstWidth, atAlternateWidth }) => {
    atAlternateWidth('combines conditions and alternatives, and sends only complete ones', async (page) => {
      await openTable(page, keywords);
      const panel = await openFilter(page);
      await choose(filterLine(page, 0), 'Field', 'Volume');
      expect(await filterLine(page, 0).getByRole('combobox', { name: 'Operator' }).inputValue()).toBe('>=');
      await filterLine(page, 0).getByRole('textbox', { name: 'Value' }).fill('0.1k');
      await panel.getByRole('button', { name: 'Add condition' }).click();
      expect(await filterLine(page, 1).getByRole('combobox', { name: 'Operator' }).inputValue()).toBe('LIKE');
      await choose(filterLine(page, 1), 'Field', 'Position');
      await choose(filterLine(page, 1), 'Operator', 'between');
      await filterLine(page, 1).getByRole('textbox', { name: 'From' }).fill('1');
      await filterLine(page, 1).getByRole('textbox', { name: 'To' }).fill('20');
      await panel.getByRole('button', { name: 'Add an “or” condition' }).nth(1).click();
      await choose(filterLine(page, 2), 'Operator', 'is one of');
      await filterLine(page, 2).getByRole('textbox', { name: 'New value' }).fill('33');
      await filterLine(page, 2).getByRole('textbox', { name: 'New value' }).press('Enter');
      await panel.getByRole('button', { name: 'Add condition' }).click();
      await choose(filterLine(page, 3), 'Field', 'Competition');
      await choose(filterLine(page, 3), 'Operator', 'between');
      await expectAccessible(page);
      await panel.getByText('3 conditions').waitFor();
      await panel.getByRole('button', { name: /^Show \d+ keywords$/ }).click();
      await expect.poll(() => filterOf(page)).toBe('ws>=100^posBETWEEN1@20^ORposONE OF33');
      await expectRows(page, 'pos', (pos) => pos <= 20 || pos === 33);
      expect((await columnNumbers(page, 'ws')).every((volume) => volume >= 100)).toBe(true);
    });

    atFirstWidth('offers every operator of a column and date presets up to the newest data', async (page) => {
      await openTable(page, pages);
      const panel = await openFilter(page);
      const operators = async (field: string) => {
        await choose(filterLine(page, 0), 'Field', field);
        const options = filterLine(page, 0).getByRole('combobox', { name: 'Operator' }).locator('option');
        return options.evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
      };
      const orderOperators = [
        '<',
        '<=',
        '=',
        '>',
        '>=',
        '!=',
        'BETWEEN',
        'NOT BETWEEN',
        'ONE OF',
        'NOT ONE OF',
      ].sort();
      expect((await operators('Top 10')).sort()).toEqual(orderOperators);
      expect((await operators('First seen')).sort()).toEqual(orderOperators);
      expect((await operators('Page')).sort()).toEqual(
        ['=', '!=', 'LIKE', 'NOT LIKE', 'STARTSWITH', 'ENDSWITH', 'REGEXP', 'NOT REGEXP', 'MATCH']
          .concat('hasAllLike', 'hasNoOneLike', 'ONE OF', 'NOT ONE OF')
          .sort(),
      );

      await choose(filterLine(page, 0), 'Field', 'First seen');
      const response = await page.request.get('/api/report/simple/organic/sitepages', {
        params: { domain: 'northtrail.example', base: 'gny', per_page: '1' },
      });
      const { positions_date: positions, volumes_date: volumes } = (await response.json()) as {
        positions_date: string;
        volumes_date: string;
      };
      const newest = Date.parse(positions > volumes ? positions : volumes);
      const daysBefore = (ago: number) => new Date(newest - ago * 86_400_000).toISOString().slice(0, 10);
      await panel.getByText(/^up to .*, the latest data$/).waitFor();
      for (const days of [30, 90, 365]) {
        const preset = panel.getByRole('button', { name: `Last ${days} days` });
        expect(await preset.evaluate((button) => button.scrollHeight - button.clientHeight)).toBe(0);
        await preset.click();
        expect(await filterLine(page, 0).getByLabel('From').inputValue()).toBe(daysBefore(days));
        expect(await filterLine(page, 0).getByLabel('To', { exact: true }).inputValue()).toBe(daysBefore(0));
      }
      await panel.getByRole('button', { name: /^(Show|Nothing)/ }).click();
      await expect.poll(() => filterOf(page)).toBe(`found_dateBETWEEN${daysBefore(365)}@${daysBefore(0)}`);
    });

    atFirstWidth('takes dates by typing, by arrow keys and from the calendar', async (page) => {
      await openTable(page, pages);
      const panel = await openFilter(page);
      await choose(filterLine(page, 0), 'Field', 'First seen');
      await choose(filterLine(page, 0), 'Operator', 'on or after');
      const field = filterLine(page, 0).getByLabel('Value');
      await field.focus();
      await page.keyboard.type('01022026');
      expect(await field.inputValue()).toBe('2026-01-02');
      await page.keyboard.press('ArrowDown');
      expect(await field.inputValue()).toBe('2025-01-02');
      await page.keyboard.press('Alt+ArrowDown');
      // The calendar is no part of the page. It takes the keys as soon as it is open.
      await expect.poll(() => field.evaluate((element) => element.matches(':open'))).toBe(true);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => field.inputValue()).toBe('2025-01-03');
      await page.keyboard.press('Enter');
      await panel.getByRole('button', { name: /^(Show|Nothing)/ }).click();
      await expect.poll(() => filterOf(page)).toBe('found_date>=2025-01-03');
    });

    atAlternateWidth(
      'counts once after typing without changing the table, and escapes any text in the URL',
      async (page) => {
        const escapedText = 'a^OR b\\DELIM\\ ^ws>1 %_';
        await openTable(page, `${keywords}#per_page=500`);
        const panel = await openFilter(page);
        await panel.getByRole('button', { name: /^Show \d+ keywords$/ }).waitFor();
        await page.evaluate(() => {
          const state = window as unknown as { changes: number };
          state.changes = 0;
          const table = document.querySelector('.ag-root-wrapper');
          if (!table) throw new Error('no table');
          const watch = new MutationObserver((changes) => (state.changes += changes.length));
          watch.observe(table, { subtree: true, childList: true, attributes: true, characterData: true });
        });
        const counts: string[] = [];
        page.on('request', (request) => {
          if (request.url().endsWith('/graphql')) counts.push(request.postData() ?? '');
        });
        // Frozen timers, so that a slow machine cannot exceed the debounce between two keystrokes.
        await page.clock.install();
        await page.clock.pauseAt(Date.now() + 60_000);
        await filterLine(page, 0).getByRole('textbox', { name: 'Value' }).pressSequentially('sleeping');
        expect(counts.filter((call) => call.includes('wordLIKE'))).toEqual([]);
        await page.clock.runFor(5_000);
        await panel.getByRole('button', { name: /^Show \d+ keywords$/ }).waitFor();
        await page.clock.resume();
        expect(await page.evaluate(() => (window as unknown as { changes: number }).changes)).toBe(0);
        expect(counts.filter((call) => call.includes('wordLIKE'))).toHaveLength(1);

        await filterLine(page, 0).getByRole('textbox', { name: 'Value' }).fill(escapedText);
        await panel.getByRole('button', { name: 'Nothing matches' }).click();
        await page.getByRole('heading', { name: 'Nothing matches this condition' }).waitFor();
        await page.reload();
        const chip = page.locator('[data-chip]');
        await expect.poll(() => chip.innerText()).toContain(escapedText);
        await chip.click();
        expect(await filterLine(page, 0).getByRole('textbox', { name: 'Value' }).inputValue()).toBe(
          escapedText,
        );
      },
      { isolatedPage: true },
    );

    atAlternateWidth(
      'searches 1.5 s after the last keystroke and selects SERP features by name',
      async (page, width) => {
        await openTable(page, keywords);
        if (width < 1000) await page.getByRole('button', { name: 'Search in table' }).click();
        const started = Date.now();
        await page.getByRole('textbox', { name: 'Search in table' }).pressSequentially('tent', { delay: 30 });
        await expect.poll(() => page.url()).toContain('search=tent');
        expect(Date.now() - started).toBeGreaterThan(1_500);
        expect(filterOf(page)).toBe('');
        const panel = await openFilter(page);
        await choose(filterLine(page, 0), 'Field', 'SERP features');
        await panel.getByRole('button', { name: 'Add values' }).click();
        const search = panel.getByRole('combobox', { name: 'Find' });
        await search.fill('images');
        await search.press('Enter');
        await search.fill('video');
        await expectAccessible(page);
        await search.press('Escape');
        await search.waitFor({ state: 'detached' });
        await panel.getByRole('button', { name: /^Show \d+ keywords$/ }).click();
        await expect.poll(() => filterOf(page)).toMatch(/^wizardsARRAY CONTAINS\d+$/);
        await page
          .locator('[data-chip]')
          .filter({ hasText: /has any of Images/ })
          .waitFor();
        await page.locator('.ag-row').first().waitFor();
      },
    );

    atAlternateWidth(
      'fits every tool in a narrow window and edits, removes and clears conditions by chips',
      async (page) => {
        const size = page.viewportSize();
        const filter = 'ws>=10^pos<=40^wordLIKEa';
        await openTable(page, `${keywords}#filter=${encodeURIComponent(filter)}`);
        const chips = page.locator('[data-chip]');
        await page.setViewportSize({ width: 480, height: 900 });
        const cutTools = () =>
          page.evaluate(
            () =>
              [
                ...document.querySelectorAll(
                  '[data-toolbar] button:not([data-toolbar] [role="group"] button)',
                ),
              ]
                .map((tool) => tool.getBoundingClientRect())
                .filter(({ width, left, right }) => width > 0 && (left < 0 || right > innerWidth)).length,
          );
        await expect.poll(cutTools).toBe(0);
        expect(await chips.first().isVisible()).toBe(true);
        if (size) await page.setViewportSize(size);
        await chips.nth(1).click();
        const focused = filterLine(page, 1).locator(':focus');
        await focused.waitFor();
        await expect.poll(() => focused.inputValue()).toBe('40');
        await page.keyboard.press('Escape');
        await focused.waitFor({ state: 'detached' });
        await chips.nth(1).focus();
        await page.keyboard.press('Backspace');
        await expect.poll(() => filterOf(page)).toBe('ws>=10^wordLIKEa');
        // The URL changes before the chips are rendered.
        await expect.poll(() => page.locator('[data-chip]:focus').innerText()).toContain('Keyword');
        await page.getByRole('button', { name: /^Remove the filter Volume/ }).click();
        await expect.poll(() => filterOf(page)).toBe('wordLIKEa');
        await page.getByRole('heading', { level: 1 }).click();
        await page.keyboard.press('Escape');
        await expect.poll(() => filterOf(page)).toBe('');
      },
    );

    atAlternateWidth(
      'accepts the default sort order on the free plan',
      async (page) => {
        await openTable(page, `${keywords}#sort=${encodeURIComponent('ws|desc')}`);
        expect(await page.getByText('needs a plan').count()).toBe(0);
        await page.locator('.ag-header-cell[col-id="ws"]').click();
        await page.getByRole('dialog', { name: 'Sort tables with a plan' }).waitFor();
      },
      { as: 'demo' },
    );

    atAlternateWidth(
      'links users of a lower plan to the required one',
      async (page) => {
        await visit(page, `/subscription?needleTariff=${PlanId.Team}`);
        await page.getByRole('button', { name: 'Change to Team' }).waitFor();
        expect(await page.getByRole('radio', { name: 'Team' }).isChecked()).toBe(true);
        expect(await page.getByRole('main').locator('[data-variant="filled"]').count()).toBe(1);
      },
      { as: 'basic' },
    );
  },
  { as: 'administrator', sharedPage: true },
);
