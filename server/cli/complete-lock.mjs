// Completes package-lock.json. npm records only the platform packages of chdb that it could inspect, and `npm ci`
// rejects a lock file without the others.
// Run after every dependency change.
import { readFileSync, writeFileSync } from 'node:fs';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const expected = lock.packages['node_modules/chdb'].optionalDependencies;
const platforms = {
  '@chdb/lib-darwin-arm64': { os: ['darwin'], cpu: ['arm64'] },
  '@chdb/lib-darwin-x64': { os: ['darwin'], cpu: ['x64'] },
  '@chdb/lib-linux-arm64-gnu': { os: ['linux'], cpu: ['arm64'] },
  '@chdb/lib-linux-x64-gnu': { os: ['linux'], cpu: ['x64'] },
};

for (const [name, platform] of Object.entries(platforms)) {
  lock.packages[`node_modules/${name}`] ??= { version: expected[name], optional: true, ...platform };
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
