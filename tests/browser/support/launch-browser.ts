import { chromium, type Browser } from 'playwright-core';

/** Launches the Chromium at a path. */
export function launchBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // Without a graphics card a page is drawn quicker by the thread that it runs in.
      '--disable-threaded-compositing',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  });
}
