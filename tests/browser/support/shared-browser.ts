import type { Browser } from 'playwright-core';
import { inject } from 'vitest';
import { launchBrowser } from './launch-browser.js';

/** Pages of tests are gone before what is compiled for speed has paid. */
const switches = ['--js-flags=--no-opt,--no-maglev'];

const launch = () => launchBrowser(inject('browserPath'), switches);

let launched: Promise<Browser> | undefined;

/** The browser of this process, which its files share: launched at the first call, and again where it has gone. */
export async function sharedBrowser(): Promise<Browser> {
  const browser = await (launched ??= launch());
  if (browser.isConnected()) return browser;
  return (launched = launch());
}
