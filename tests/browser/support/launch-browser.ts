import { chromium, type Browser } from 'playwright-core';

/** Launches Chromium with additional switches and with scroll bars that take space, as on most desktops. */
export function launchBrowser(executablePath: string, switches: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath,
    ignoreDefaultArgs: ['--hide-scrollbars'],
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      ...switches,
    ],
  });
}
