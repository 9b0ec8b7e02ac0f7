// Completes package-lock.json. npm records only the platform packages of chdb that it could inspect, and `npm ci`
// rejects a lock file without the others.
// Run after every dependency change. The registry provides the integrity of the packages.
import { execFileSync } from 'node:child_process';
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
  const entry = (lock.packages[`node_modules/${name}`] ??= {
    version: expected[name],
    optional: true,
    ...platform,
  });
  entry.integrity ??= findIntegrity(name, entry.version);
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);

/** Integrity of a package in the registry; undefined if the registry does not have it. */
function findIntegrity(name, version) {
  try {
    const output = execFileSync('npm', ['view', `${name}@${version}`, 'dist.integrity', '--json'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return JSON.parse(output.toString());
  } catch {
    console.error(`The registry has no integrity of ${name}@${version}.`);
    return undefined;
  }
}
