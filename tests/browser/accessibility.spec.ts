import { expect } from 'vitest';
import { horizontalOverflow, describePages, axeViolations } from './support/browser.js';
import { findDeadLinks } from './support/links.js';
import { visit } from './support/navigation.js';

/** Adds accessibility violations to the page and an empty link to a frame. */
const addViolations = `
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div id="violations"><button></button><input><div role="checkbox"></div><iframe title="a frame"></iframe></div>',
  );
  document.querySelector('iframe').contentDocument.body.innerHTML = '<a href="#"></a>';
`;

/** Adds similar texts to the page, the last one with low contrast. */
const addTextSamples = `
  const texts = document.createElement('section');
  texts.style.background = '#fff';
  texts.innerHTML = '<p class="plain">a text</p>'.repeat(9) + '<p class="pale">a text</p>';
  for (const text of texts.children) text.style.color = '#111';
  texts.lastChild.style.color = '#ccc';
  document.querySelector('main').append(texts);
`;

/** Adds a button without a name to an element. */
const addUnnamedButton = (container: string) =>
  document.querySelector(container)?.insertAdjacentHTML('beforeend', '<button class="unnamed"></button>');

describePages(
  'accessibility checks',
  ({ atAlternateWidth }) => {
    atAlternateWidth('report a text with low contrast among similar texts', async (page) => {
      await visit(page, '/');
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.evaluate(addTextSamples);
      expect(await axeViolations(page)).toEqual(['color-contrast: .pale']);
      await page.evaluate(`document.querySelector('.pale').style.color = '#111'`);
      expect(await axeViolations(page)).toEqual([]);
    });

    atAlternateWidth('report links of the page that lead nowhere', async (page) => {
      await visit(page, '/');
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.evaluate(
        `document.querySelector('main').insertAdjacentHTML('beforeend', '<a href="/nowhere?domain=a.example#b">a link</a>')`,
      );
      expect(await findDeadLinks(page)).toEqual(['/nowhere']);
    });

    atAlternateWidth(
      'report violations of new elements in a checked header and in a dialog',
      async (page) => {
        await visit(page, '/pricing');
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        expect(await axeViolations(page)).toEqual([]);
        await page.evaluate(addUnnamedButton, 'header');
        expect(await axeViolations(page)).toEqual(['button-name: .unnamed']);
        await page.evaluate(`document.querySelector('.unnamed').remove()`);

        await page.keyboard.press('?');
        await page.getByRole('dialog').waitFor();
        await page.evaluate(addUnnamedButton, '[role="dialog"]');
        expect(await axeViolations(page)).toEqual(['button-name: .unnamed']);
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      },
    );

    atAlternateWidth('report every axe violation of a page and its frames', async (page) => {
      await visit(page, '/');
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.evaluate(addViolations);
      const violations = await axeViolations(page);
      for (const rule of ['button-name', 'label', 'aria-required-attr']) {
        expect(violations).toContainEqual(expect.stringMatching(`^${rule}: `));
      }
      expect(violations).toContainEqual(expect.stringMatching(/^link-name: .*iframe/));
    });

    // Last, because the width of the body outlives the page.
    atAlternateWidth('measure how far a page overflows the viewport', async (page, width) => {
      await visit(page, '/');
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect(await horizontalOverflow(page)).toBe(0);
      // The page replaces the heading of its skeleton, but never the body.
      await page.evaluate(`document.body.style.width = '3000px'`);
      expect(await horizontalOverflow(page)).toBeGreaterThan(2000 - width);
    });
  },
  { sharedPage: true },
);
