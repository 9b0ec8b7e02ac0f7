import type { Browser } from 'playwright-core';
import { inject } from 'vitest';
import { launchBrowser } from './launch-browser.js';

let launched: Promise<Browser> | undefined;

/** The browser of this process, which its files share: launched at the first call, and again where it has gone. */
export async function sharedBrowser(): Promise<Browser> {
  const browser = await (launched ??= launchBrowser(inject('browserPath')));
  if (browser.isConnected()) return browser;
  return (launched = launchBrowser(inject('browserPath')));
}
