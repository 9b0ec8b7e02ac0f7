// Builds stale targets and starts a compiled entry: `node server/cli/launch.mjs server/main.js [arguments]`.
// The container image contains no sources, so it starts its prebuilt entry (Dockerfile).
// The server runs in a child process that is restarted after a crash (supervise.mjs).
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node.js 20.19 or newer is needed, this is ${process.versions.node}.`);
  process.exit(1);
}

const entry = process.argv[2] ?? '';
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
if (isStartedByNpm(entry)) hangUpWithParent();

if (existsSync(new URL('./build.mjs', import.meta.url))) {
  const { buildStale } = await import('./build.mjs');
  // The schema must exist before the client that is generated from it.
  const only = entry === 'server/cli/emit-schema.js' ? ['server'] : undefined;
  await buildStale({ only, checksTypes: false }).catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
}
if (entry === 'server/main.js') {
  const { supervise } = await import('./supervise.mjs');
  supervise(path.join(root, 'dist', entry), process.argv.slice(3));
} else {
  process.argv.splice(1, 2, path.join(root, 'dist', entry));
  await import(pathToFileURL(process.argv[1]).href);
}

/** A shell opened by an npm script inherits npm's variables, so the script name is checked as well. */
function isStartedByNpm(program) {
  const { npm_lifecycle_event: event, npm_lifecycle_script: script = '' } = process.env;
  return event !== undefined && script.includes(program);
}

/**
 * Shuts down when npm dies. npm forwards SIGINT and SIGTERM, but dies of SIGHUP and SIGKILL without a signal to this
 * process, which is then reparented.
 */
function hangUpWithParent() {
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGHUP');
  }, 500).unref();
}
