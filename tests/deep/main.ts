import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import path from 'node:path';
import { projectRoot } from '../../server/process/project-root.js';
import { readOptionsOrExit } from '../support/command-options.js';
import { readDeepOptions, usage } from './deep-options.js';

const millisecondsPerMinute = 60_000;

const { seed, minutes, full, vitestArguments } = readOptionsOrExit(readDeepOptions, usage);
const budget = minutes === undefined ? 'without a time budget' : `for ${minutes} minutes`;
console.log(`Deep tests ${budget}, seed ${seed}.`);
const child = spawn(
  process.execPath,
  [path.join(projectRoot, 'node_modules/vitest/vitest.mjs'), 'run', ...vitestArguments],
  {
    stdio: 'inherit',
    cwd: projectRoot,
    env: {
      ...process.env,
      TEST_DEPTH: full ? 'full' : 'deep',
      TEST_SEED: String(seed),
      TEST_ORDER_SEED: String(seed),
      ...(minutes !== undefined && {
        TEST_DEADLINE: String(Date.now() + minutes * millisecondsPerMinute),
      }),
    },
  },
);
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => void child.kill(name));
const [status, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
console.log(`\nThe same order and cases again: npm run test:deep -- --seed ${seed}${full ? ' --full' : ''}`);
process.exit(signal ? 128 + constants.signals[signal] : (status ?? 1));
