import { chromium, type Browser } from 'playwright-core';

/** Launches the Chromium that the test command found. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.BROWSER_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
}
