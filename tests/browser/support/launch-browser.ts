import { chromium, type Browser } from 'playwright-core';

/** Launches the Chromium at a path, with further switches. */
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
