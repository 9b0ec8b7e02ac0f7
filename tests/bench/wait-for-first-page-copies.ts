import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchServer } from './measure.js';

/** Maximum time for copying first pages. */
const timeoutMs = 120_000;

/**
 * Requests a first page and waits until the server has copied all first pages, so that copying does not affect the
 * measurement.
 */
export async function waitForFirstPageCopies({ url, headers }: BenchServer, page: string): Promise<void> {
  await fetch(new URL(page, url), { headers });
  const end = performance.now() + timeoutMs;
  while (performance.now() < end) {
    const measures = await (await fetch(new URL('/metrics', url))).text();
    const inState = (state: string) =>
      Number(
        new RegExp(`^first_page_cache_databases\\{state="${state}"\\} (\\d+)$`, 'm').exec(measures)?.[1],
      );
    if (inState('making') === 0 && inState('whole') + inState('partial') > 0) return;
    await sleep(200);
  }
  throw new Error('first pages were not copied in time');
}
