// Incremental build. Plain JavaScript, because it runs before anything is compiled.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const dist = path.join(root, 'dist');
const lock = path.join(root, 'dist', '.building');
const shutdownSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Build targets with their sources and commands. */
const parts = [
  {
    name: 'server',
    sources: ['server', 'migrations', 'tests', 'tsconfig.json', 'package-lock.json'],
    // Several threads check the same library types again, which takes twice the processor time.
    command: [
      path.join(root, 'node_modules/typescript-native/bin/tsc'),
      '--singleThreaded',
      '-p',
      'tsconfig.json',
    ],
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

/** Marks the stamp of a server that was built without type checking. */
const uncheckedSuffix = ' unchecked';

/** Memory for a parallel build: the client needs up to 1.7 GB and the playground up to 0.9 GB (November 2026). */
const parallelBuildBytes = 4 * 1024 ** 3;

/**
 * Builds the targets whose sources changed since their last build; `only` limits them to the named ones.
 *
 * `checksTypes: false` skips type checking in the first build of the server, because it takes most of the time and
 * releases are already checked. A later build with type checking rebuilds the server.
 */
export async function buildStale({ force = false, only, checksTypes = true } = {}) {
  const selected = parts.filter(({ name }) => only === undefined || only.includes(name));
  const isCurrent = (part, fingerprint) =>
    !force &&
    (stampOf(part) === fingerprint || (!checksTypes && stampOf(part) === fingerprint + uncheckedSuffix));
  if (selected.every((part) => isCurrent(part, fingerprintOf(part)))) return;
  const build = async (part) => {
    const fingerprint = fingerprintOf(part);
    if (isCurrent(part, fingerprint)) return;
    const skipsCheck = !checksTypes && part.name === 'server' && stampOf(part) === '';
    console.log(`building the ${part.name} …`);
    // A failed or interrupted build may have deleted the files of the former one.
    rmSync(stampFile(part), { force: true });
    await run(skipsCheck ? [...part.command, '--noCheck'] : part.command);
    writeFileSync(stampFile(part), skipsCheck ? fingerprint + uncheckedSuffix : fingerprint);
  };
  await withLock(async () => {
    if (hasMemoryForParallelBuild()) {
      await waitForAll(selected.map(build));
      return;
    }
    for (const part of selected) await build(part);
  });
}

function hasMemoryForParallelBuild() {
  // Without a cgroup limit Node.js returns 0 or a value beyond the memory of the machine.
  const limit = process.constrainedMemory();
  return (limit > 0 ? Math.min(limit, os.totalmem()) : os.totalmem()) >= parallelBuildBytes;
}

/** Waits for every build, because the lock must outlive them all. Throws the first error. */
async function waitForAll(builds) {
  const results = await Promise.allSettled(builds);
  const failed = results.find(({ status }) => status === 'rejected');
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
    // Tests may trigger a build, which must not include development versions of libraries.
    const env = { ...process.env, NODE_ENV: 'production' };
    // The compiler runs in a child process, so signals must reach the process group.
    const child = spawn(process.execPath, command, { cwd: root, stdio: 'inherit', env, detached: true });
    const stopForwarding = forwardSignals(child);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      const received = stopForwarding();
      if (received) process.kill(process.pid, received);
      if (code === 0 && !received) resolve();
      else {
        reject(new Error(`the build failed: ${path.basename(command[0])} ended with ${code ?? signal}`));
      }
    });
  });
}

/**
 * Forwards termination signals to the build.
 * @returns a function that stops forwarding and returns the received signal
 */
function forwardSignals(child) {
  let received;
  const forward = (signal) => {
    received ??= signal;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The process has already exited.
    }
  };
  for (const signal of shutdownSignals) process.on(signal, forward);
  return () => {
    for (const signal of shutdownSignals) process.off(signal, forward);
    return received;
  };
}

/** Concurrent commands build once: the second one waits. */
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
