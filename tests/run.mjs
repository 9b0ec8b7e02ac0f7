// `npm test`: everything that must hold, quick things first. Exit status 0 only when all of it does.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './support/ensure-browser.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);

const browser = await ensureBrowser();
const npm = (script) => ['npm', ['run', '--silent', script]];
const node = (file, ...rest) => [process.execPath, [file, ...rest]];

const steps = [
  ['build', node('server/cli/build.mjs')],
  ['types', npm('check:types')],
  ['lint', npm('check:lint')],
  ['format', npm('check:format')],
  ['generated files', npm('check:generated')],
  ['tests', node('node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2))],
];

for (const [name, [command, parameters]] of steps) {
  console.log(`\n== ${name}`);
  const started = Date.now();
  const { status } = spawnSync(command, parameters, {
    stdio: 'inherit',
    env: { ...process.env, BROWSER_PATH: browser },
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(`\n${name} failed`);
    process.exit(1);
  }
  console.log(`${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
