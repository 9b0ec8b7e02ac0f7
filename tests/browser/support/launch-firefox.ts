import { existsSync } from 'node:fs';
import path from 'node:path';
import { firefox, type Browser } from 'playwright-core';
import { projectRoot } from '../../../server/process/project-root.js';

/** Path of an installed Firefox: `FIREFOX_PATH` or a package of the system. */
export const firefoxPath = [
  process.env['FIREFOX_PATH'],
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
].find((candidate) => candidate !== undefined && existsSync(candidate));

/** Launches Firefox, which saves downloads without a prompt. */
export function launchFirefox(downloadFolder: string): Promise<Browser> {
  return firefox.launch({
    channel: 'moz-firefox',
    executablePath: path.join(projectRoot, 'tests/browser/support/firefox-relay.mjs'),
    env: { ...process.env, FIREFOX_PATH: firefoxPath },
    firefoxUserPrefs: {
      'browser.download.folderList': 2,
      'browser.download.dir': downloadFolder,
      'ui.prefersReducedMotion': 1,
    },
  });
}
