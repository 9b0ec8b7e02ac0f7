// Finds a Chromium for the browser tests: headless shell of a package, system browser, or package manager.
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium as playwright } from 'playwright-core';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Path of a Chromium executable, installed if the account is allowed to.
 * @throws Error with a one-line instruction if there is none
 */
export async function ensureBrowser() {
  const found =
    process.env.BROWSER_PATH ??
    (await headlessShell()) ??
    installed() ??
    installWithPackageManager() ??
    (await bundledShell());
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium: install it (package "chromium") or set BROWSER_PATH to one.',
  );
}

/** Headless shell from a package. It takes less than half the time of a full browser. */
async function headlessShell() {
  const { default: chromium } = await import('@sparticuz/chromium');
  return pathIfRunnable(await chromium.executablePath().catch(() => undefined));
}

/** The same shell with bundled libraries, for machines without them. */
async function bundledShell() {
  // The package unpacks its libraries only in AWS Lambda, which it detects when it is loaded.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
  rmSync(path.join(tmpdir(), 'chromium'), { force: true });
  const chromium = createRequire(import.meta.url)('@sparticuz/chromium');
  return pathIfRunnable(await chromium.executablePath().catch(() => undefined));
}

async function pathIfRunnable(executablePath) {
  if (executablePath === undefined) return undefined;
  try {
    const browser = await playwright.launch({
      executablePath,
      args: ['--no-sandbox'],
      timeout: 20_000,
    });
    await (await browser.newPage()).setContent('<p>Рисует</p>', { timeout: 10_000 });
    await browser.close();
    return executablePath;
  } catch {
    return undefined;
  }
}

function installed() {
  return systemPaths.find((candidate) => existsSync(candidate));
}

function installWithPackageManager() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('installing Chromium with the package manager …');
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], quiet);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet);
  return installed();
}
