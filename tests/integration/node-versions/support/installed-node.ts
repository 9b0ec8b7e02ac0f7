import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../../../server/process/project-root.js';

/** The binary of a Node.js version, or the reason why this machine cannot install it. */
type InstalledNode = { binary: string } | { unavailable: string };

/** npm error codes of a registry that cannot be reached, or that has no binary for this platform. */
const unavailableCodes = [
  'E404',
  'ETARGET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'ENOTCACHED',
];

const cacheFolder = path.join(projectRoot, 'node_modules/.cache/node-versions');

/**
 * Installs the package that the `node` package of npm uses for this platform, unless the cache contains it.
 * @throws Error if the installation fails for another reason than an unreachable registry
 */
export async function installNode(version: string): Promise<InstalledNode> {
  const packageName = `node-${process.platform}-${process.arch}`;
  const folder = path.join(cacheFolder, version);
  const binary = path.join(folder, 'node_modules', packageName, 'bin/node');
  if (existsSync(binary)) return { binary };
  const partial = `${folder}.${process.pid}`;
  await mkdir(partial, { recursive: true });
  try {
    const code = await runInstall(partial, `${packageName}@${version}`);
    if (code !== undefined) return { unavailable: `npm cannot install ${packageName}@${version}: ${code}` };
    // Only complete installations get the name of the version.
    await rename(partial, folder);
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
  return { binary };
}

/** Returns the error code if the package is unavailable. */
async function runInstall(folder: string, packageName: string): Promise<string | undefined> {
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--fetch-retries=0', '--json'];
  try {
    await promisify(execFile)('npm', ['install', '--prefix', folder, ...options, packageName]);
    return undefined;
  } catch (error) {
    const code = /"code": "(\w+)"/.exec((error as { stdout?: string }).stdout ?? '')?.[1];
    if (code !== undefined && unavailableCodes.includes(code)) return code;
    throw error;
  }
}
