import type { Browser } from 'playwright-core';
import { inject } from 'vitest';
import { launchBrowser } from './launch-browser.js';

/** Test pages close before JIT compilation pays off. */
const switches = ['--js-flags=--no-opt,--no-maglev'];

const launch = () => launchBrowser(inject('browserPath'), switches);

let launched: Promise<Browser> | undefined;

/** Browser that the test files of this process share. Relaunched after a crash. */
export async function sharedBrowser(): Promise<Browser> {
  const browser = await (launched ??= launch());
  if (browser.isConnected()) return browser;
  return (launched = launch());
}
