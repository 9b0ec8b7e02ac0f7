// Builds what is not built: runs before there is anything compiled, hence plain JavaScript.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const dist = path.join(root, 'dist');
const lock = path.join(root, 'dist', '.building');

/** What is built from which sources, and how. */
const parts = [
  {
    name: 'server',
    sources: ['server', 'migrations', 'tests', 'tsconfig.json', 'package-lock.json'],
    command: [path.join(root, 'node_modules/typescript-native/bin/tsc'), '-p', 'tsconfig.json'],
  },
  {
    name: 'client',
    sources: ['client', 'server/contract', 'schema.graphql', 'package-lock.json'],
    command: [path.join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', 'client'],
  },
  {
    name: 'playground',
    sources: ['client/playground', 'client/precompressed.ts', 'package-lock.json'],
    command: [
      path.join(root, 'node_modules/vite/bin/vite.js'),
      'build',
      '--logLevel',
      'error',
      'client/playground',
    ],
  },
];

/** Ends the stamp of a server that was built without a check of its types. */
const unchecked = ' unchecked';

/** Memory with which the parts build beside each other: the client takes up to 1.7 GB, the playground 0.9 (November 2026). */
const parallelBuildBytes = 4 * 1024 ** 3;

/**
 * Builds the parts whose sources changed since their last build, all of them or those named; prints a line for each.
 *
 * `checksTypes: false` skips the check of types where nothing has been built yet: it takes most of the server's build, and the
 * sources of a fresh clone were checked before their release. A later build that checks types repeats the server's.
 */
export async function buildStale({ force = false, only, checksTypes = true } = {}) {
  const wanted = parts.filter(({ name }) => only === undefined || only.includes(name));
  const isCurrent = (part, fingerprint) =>
    !force && (stampOf(part) === fingerprint || (!checksTypes && stampOf(part) === fingerprint + unchecked));
  if (wanted.every((part) => isCurrent(part, fingerprintOf(part)))) return;
  const build = async (part) => {
    const fingerprint = fingerprintOf(part);
    if (isCurrent(part, fingerprint)) return;
    const skipsCheck = !checksTypes && part.name === 'server' && stampOf(part) === '';
    console.log(`building the ${part.name} …`);
    await run(skipsCheck ? [...part.command, '--noCheck'] : part.command);
    writeFileSync(stampFile(part), skipsCheck ? fingerprint + unchecked : fingerprint);
  };
  await withLock(async () => {
    if (hasMemoryForParallelBuild()) {
      await allEnded(wanted.map(build));
      return;
    }
    for (const part of wanted) await build(part);
  });
}

function hasMemoryForParallelBuild() {
  // A limit of a control group is smaller than the machine's memory; without one Node.js answers 0 or a huge number.
  const limit = process.constrainedMemory();
  return (limit > 0 ? Math.min(limit, os.totalmem()) : os.totalmem()) >= parallelBuildBytes;
}

/** Waits for all, so that the lock outlives every compiler; then throws the first failure. */
async function allEnded(builds) {
  const ends = await Promise.allSettled(builds);
  const failed = ends.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}

function stampFile(part) {
  return path.join(dist, `.${part.name}.stamp`);
}

function stampOf(part) {
  return existsSync(stampFile(part)) ? readFileSync(stampFile(part), 'utf8') : '';
}

function fingerprintOf(part) {
  const hash = createHash('sha256');
  for (const source of part.sources)
    for (const file of filesUnder(path.join(root, source))) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function filesUnder(place) {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.name !== 'node_modules')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesUnder(path.join(place, entry.name)));
}

function run(command) {
  return new Promise((resolve, reject) => {
    // A test that builds what is stale must not get the libraries' slower forms, which warn of mistakes.
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = spawn(process.execPath, command, { cwd: root, stdio: 'inherit', env });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`the build failed: ${path.basename(command[0])} ended with ${code}`)),
    );
  });
}

/** Two commands started at once build once: the second waits for the first. */
async function withLock(work) {
  mkdirSync(dist, { recursive: true });
  while (!tryLock()) await new Promise((resolve) => setTimeout(resolve, 200));
  try {
    await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function tryLock() {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (!isAlive(Number(readFileSync(lock, { encoding: 'utf8', flag: 'a+' })))) rmSync(lock, { force: true });
    return false;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return pid > 0;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const named = process.argv.slice(2).filter((word) => word !== '--force');
  await buildStale({
    force: process.argv.includes('--force'),
    only: named.length > 0 ? named : undefined,
  }).catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
}
