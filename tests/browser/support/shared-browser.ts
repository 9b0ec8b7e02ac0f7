import type { Browser } from 'playwright-core';
import { inject } from 'vitest';
import { launchBrowser } from './launch-browser.js';

/**
 * Test pages close before JIT compilation pays off. A page load takes 9% less processor time when garbage collection is
 * less frequent and uses no helper threads, and when Chromium caches the compiled code at the first load of a script.
 */
const switches = [
  '--js-flags=--no-opt,--no-maglev,--single-threaded-gc,--min-semi-space-size=16',
  '--v8-cache-options=bypassHeatCheck',
];

const launch = () => launchBrowser(inject('browserPath'), switches);

let launched: Promise<Browser> | undefined;

/** Browser that the test files of this process share. Relaunched after a crash. */
export async function sharedBrowser(): Promise<Browser> {
  const browser = await (launched ??= launch());
  if (browser.isConnected()) return browser;
  return (launched = launch());
}
