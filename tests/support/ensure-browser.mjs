// The browser of the browser tests: the system's Chromium, else one by the package manager, else the one from the registry.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const usual = [
  process.env.BROWSER_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Path of a Chromium to drive; installs one where this account may. Ends the process with one line where there is no way. */
export async function ensureBrowser() {
  const found = installed() ?? byPackageManager() ?? (await fromRegistry());
  if (found) return found;
  console.error(
    'The browser tests need Chromium: install it (package "chromium") or set BROWSER_PATH to one.',
  );
  return process.exit(1);
}

function installed() {
  return usual.find((place) => place && existsSync(place));
}

function byPackageManager() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('installing Chromium by the package manager …');
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], quiet);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet);
  return installed();
}

async function fromRegistry() {
  // The package unpacks its own libraries only when it believes to run there.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  const place = await chromium.executablePath().catch(() => undefined);
  const runs = place && spawnSync(place, ['--version']).status === 0;
  return runs ? place : undefined;
}
