// `npm test`: everything that must hold, quick things first. Exit status 0 only when all of it does.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './support/ensure-browser.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);

const browser = await ensureBrowser();
const npm = (script) => ['npm', ['run', '--silent', script]];
const node = (file, ...rest) => [process.execPath, [file, ...rest]];

/** Runs one after the other; the lanes of one stage run beside each other, as each keeps one processor busy. */
const stages = [
  // What lint and types read is written here, so nothing runs beside it.
  [
    [
      ['build', node('server/cli/build.mjs')],
      ['generated files', npm('check:generated')],
    ],
  ],
  [
    [['lint', npm('check:lint')]],
    [
      // The build has checked the server's.
      ['types', npm('check:types:client')],
      ['format', npm('check:format')],
    ],
  ],
  [[['tests', node('node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2))]]],
];

for (const lanes of stages) {
  const passed = await Promise.all(lanes.map(runLane));
  if (passed.includes(false)) process.exit(1);
}

async function runLane(steps) {
  for (const [name, [command, parameters]] of steps) {
    console.log(`\n== ${name}`);
    const started = Date.now();
    const status = await statusOf(command, parameters);
    if (status !== 0) {
      console.error(`\n${name} failed`);
      return false;
    }
    console.log(`${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }
  return true;
}

function statusOf(command, parameters) {
  const child = spawn(command, parameters, {
    stdio: 'inherit',
    env: { ...process.env, BROWSER_PATH: browser },
    shell: process.platform === 'win32',
  });
  return new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
}
