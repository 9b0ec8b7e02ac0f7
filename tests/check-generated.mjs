// Fails when schema.graphql or the client's generated code is not what the sources say.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const besideDocument = '.generated.ts';
const before = fingerprints();
const { status } = spawnSync('npm', ['run', '--silent', 'gen'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  shell: process.platform === 'win32',
});
if (status !== 0) process.exit(status ?? 1);
const after = fingerprints();

const left = [...after.keys()].filter(isLeftBehind);
if (left.length > 0) {
  console.error(`Generated of documents that are gone: ${left.join(', ')}. Remove them.`);
  process.exit(1);
}

const stale = [...new Set([...before.keys(), ...after.keys()])].filter(
  (file) => before.get(file) !== after.get(file),
);
if (stale.length > 0) {
  console.error(
    `Stale generated files, now written anew: ${stale.join(', ')}. Commit what "npm run gen" writes.`,
  );
  process.exit(1);
}

function fingerprints() {
  const files = [
    'schema.graphql',
    ...filesUnder('client/graphql/generated'),
    ...filesUnder('client').filter((file) => file.endsWith(besideDocument)),
  ];
  return new Map(files.map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]));
}

/** The generator writes beside each document and removes nothing. */
function isLeftBehind(file) {
  return file.endsWith(besideDocument) && !existsSync(file.replace(besideDocument, '.graphql'));
}

function filesUnder(place) {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place).flatMap((name) => filesUnder(path.join(place, name)));
}
