import { constants } from 'node:os';
import { BusyProcesses } from './busy-processes.js';
import { readOptionsOrExit } from '../support/command-options.js';
import { failureText } from './failures.js';
import { readOptions, usage, type RepeatOptions } from './repeat-options.js';
import { runTests, type TestRun } from './run-tests.js';

const interrupted = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(name, () => {
    process.exitCode = 128 + constants.signals[name];
    interrupted.abort();
  });
}

const options = readOptionsOrExit(readOptions, usage);
const busy = new BusyProcesses(options.load);
try {
  const results = await runAll(options);
  printResults(results);
  process.exitCode ??= results.every(({ passed }) => passed) ? 0 : 1;
} catch (error) {
  if (!interrupted.signal.aborted) throw error;
} finally {
  await busy.end();
}
process.exit();

async function runAll({ runs, load, shuffle, vitestArguments }: RepeatOptions): Promise<TestRun[]> {
  const results: TestRun[] = [];
  for (let run = 1; run <= runs; run++) {
    const seed = shuffle + run - 1;
    console.log(`\n== run ${run} of ${runs}, seed ${seed}, ${load} busy processes`);
    const result = await runTests(seed, vitestArguments, interrupted.signal);
    for (const failure of result.failures) console.error(failureText(failure, seed));
    results.push(result);
  }
  return results;
}

function printResults(results: readonly TestRun[]): void {
  console.log('');
  for (const { seed, seconds, failures, passed } of results) {
    const outcome = passed ? 'passed' : `${failures.length} failed`;
    console.log(`seed ${seed}: ${outcome}, ${seconds} s`);
    for (const failure of failures) console.log(failureText(failure, seed));
  }
  if (results.every(({ passed }) => passed)) return;
  console.log('\nThe same order of files again: TEST_ORDER_SEED=SEED npx vitest run');
}
