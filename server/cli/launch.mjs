// Starts a compiled entry of the project after building what is not built: `node server/cli/launch.mjs server/main.js [arguments]`.
// In the container's image, which has neither sources nor what builds them, it starts what was built there (Dockerfile).
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

if (existsSync(new URL('./build.mjs', import.meta.url))) {
  const { buildStale } = await import('./build.mjs');
  // The schema must be writable before the client that is generated from it can be built.
  const only = entry === 'server/cli/emit-schema.js' ? ['server'] : undefined;
  await buildStale({ only, checksTypes: false }).catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
}
process.argv.splice(1, 2, path.join(root, 'dist', entry));
await import(pathToFileURL(process.argv[1]).href);
