import { chromium, type Browser } from 'playwright-core';

/** Launches Chromium with additional switches. */
export function launchBrowser(executablePath: string, switches: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      ...switches,
    ],
  });
}
