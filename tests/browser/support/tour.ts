import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';

/** Displayed content and target of a tour step. */
interface TourStep {
  title: string;
  text: string;
  /** Formatted as `3 of 20`. */
  progress: string;
  /** `data-tour` of the highlighted element, empty without one. */
  target: string;
  /** Whether the highlighted element is within the viewport. */
  isVisible: boolean;
}

export const tourBox = (page: Page) => page.locator('.driver-popover.tour');

/** Step that is displayed now. */
export function currentStep(page: Page): Promise<TourStep> {
  return page.evaluate(() => {
    const textOf = (part: string) => document.querySelector(`.driver-popover-${part}`)?.textContent ?? '';
    const highlighted = document.querySelector<HTMLElement>('.driver-active-element');
    const { top = 0, bottom = 0, width = 0, height = 0 } = highlighted?.getBoundingClientRect() ?? {};
    return {
      title: textOf('title'),
      text: textOf('description'),
      progress: textOf('progress-text'),
      target: highlighted?.dataset['tour'] ?? '',
      isVisible: width > 0 && height > 0 && bottom > 0 && top < innerHeight,
    };
  });
}

/** Steps through the running tour from the current step to its end. */
export async function walkTour(page: Page, next: string, done: string): Promise<TourStep[]> {
  const steps: TourStep[] = [];
  for (;;) {
    await tourBox(page).waitFor();
    await page.locator('.driver-popover-next-btn:focus').waitFor();
    const step = await currentStep(page);
    steps.push(step);
    const isLast = (await tourBox(page).getByRole('button', { name: done, exact: true }).count()) === 1;
    await tourBox(page)
      .getByRole('button', { name: isLast ? done : next, exact: true })
      .click();
    if (isLast) break;
    await page.locator('.driver-popover-progress-text').getByText(step.progress, { exact: true }).waitFor({
      state: 'detached',
    });
  }
  await tourBox(page).waitFor({ state: 'detached' });
  return steps;
}

/** Imports Search Console data of a site for the account by command. */
export async function importFirstPartyData(email: string, site: string): Promise<void> {
  const dataDir = inject('dataDir');
  const file = path.join(dataDir, `own-of-${email}.csv`);
  const header = 'Query,Page,Date,Country,Device,Clicks,Impressions,Position';
  await writeFile(file, `${header}\ntents,https://${site}/tents,2026-11-01,usa,MOBILE,3,77,2.5\n`);
  await promisify(execFile)(
    process.execPath,
    ['dist/server/cli/import.js', '--base', 'gny', '--owner', email, '--domain', site, file],
    { env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'warn' } },
  );
}
