import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { driverKeys, isWebkitInstalled, launchWebkit, type WebkitSession } from './support/launch-webkit.js';

if (!isWebkitInstalled) {
  console.log(
    'The tests in WebKit do not run: install it (packages "webkit2gtk-driver", "libwebkit2gtk-4.1-0" and "xvfb").',
  );
}

/** Date field of the filter panel. */
const dateField = '[role=dialog] input[type=date]';

// Without WebKit, all cases are skipped, and the message above contains the reason.
describe.runIf(isWebkitInstalled)('pages in WebKit', () => {
  let webkit: WebkitSession;

  beforeAll(async () => {
    webkit = await launchWebkit();
  });
  afterAll(() => webkit?.close());

  const count = (selector: string) =>
    webkit.run(`return document.querySelectorAll(${JSON.stringify(selector)}).length`);

  async function clickWhenPresent(selector: string): Promise<void> {
    await expect.poll(() => count(selector)).toBeGreaterThan(0);
    await webkit.click(selector);
  }

  /** Number of distinct colors inside the border of the date field, without the fuzzy edges of its corners. */
  async function paintedColors(): Promise<number> {
    const { x, y, width, height } = (await webkit.run(
      `return document.querySelector(${JSON.stringify(dateField)}).getBoundingClientRect().toJSON()`,
    )) as DOMRect;
    const inset = 4;
    const pixels = await sharp(await webkit.screenshot())
      .extract({
        left: Math.ceil(x) + inset,
        top: Math.ceil(y) + inset,
        width: Math.floor(width) - 2 * inset,
        height: Math.floor(height) - 2 * inset,
      })
      .removeAlpha()
      .raw()
      .toBuffer();
    const colors = new Set<number>();
    for (let index = 0; index < pixels.length; index += 3) colors.add(pixels.readUIntBE(index, 3));
    return colors.size;
  }

  it('selects a number with its separators by a double click', async () => {
    await webkit.open(new URL('/keywords?domain=northtrail.example&db=gny', inject('serverUrl')).href);
    const numberCell = '.ag-row .ag-cell[col-id=ws]';
    await expect.poll(() => count(numberCell)).toBeGreaterThan(0);
    const number = await webkit.run(`return document.querySelector('${numberCell}').innerText`);
    expect(number).toContain(',');
    await webkit.doubleClick(numberCell);
    await expect.poll(() => webkit.run(`return String(getSelection())`)).toBe(number);
    // WebKit selects from the volume to the price.
    const priceCell = '.ag-row .ag-cell[col-id=cpc_max]';
    const price = await webkit.run(`return document.querySelector('${priceCell}').innerText`);
    await webkit.doubleClick(priceCell);
    await expect.poll(() => webkit.run(`return String(getSelection())`)).toBe(price);
  });

  it('shows empty date fields without a date, and takes dates by typing and by arrow keys', async () => {
    await webkit.open(inject('serverUrl'));
    await webkit.run(`localStorage.setItem('rivalscope.cookies-seen', 'true');
      localStorage.setItem('rivalscope.tour.report', '{"keptUntil":9e15}')`);
    await webkit.open(new URL('/sitepages?domain=northtrail.example&db=gny', inject('serverUrl')).href);
    await expect.poll(() => count('.ag-row')).toBeGreaterThan(0);
    await webkit.run(
      `[...document.querySelectorAll('main button')].find(({ innerText }) => innerText.startsWith('Filter')).click()`,
    );
    await clickWhenPresent('[role=dialog] select option[value=found_date]');
    await expect.poll(() => count(dateField)).toBeGreaterThan(0);
    await webkit.run(`document.activeElement.blur()`);
    // WebKit would paint the current day in grey.
    await expect.poll(paintedColors).toBe(1);

    await webkit.run(`document.querySelector(${JSON.stringify(dateField)}).focus()`);
    const value = () => webkit.run(`return document.querySelector(${JSON.stringify(dateField)}).value`);
    const { right, up } = driverKeys;
    await webkit.press(['0', '1', right, '0', '2', right, '2', '0', '2', '6']);
    await expect.poll(value).toBe('2026-01-02');
    await webkit.press([up]);
    await expect.poll(value).toBe('2027-01-02');
    await webkit.run(`document.activeElement.blur()`);
    expect(await paintedColors()).toBeGreaterThan(1);
  });
});
