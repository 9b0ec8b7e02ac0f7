import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '../../server/process/project-root.js';
import { failuresOf, type Failure, type TestReport } from './failures.js';

/** Grace period for vitest to stop its workers and servers after SIGTERM. */
const endTimeoutMs = 10_000;

/** Result of one run. */
export interface TestRun {
  seed: number;
  seconds: number;
  passed: boolean;
  failures: Failure[];
}

/**
 * Runs vitest once with the file order of the seed and inherits its output.
 * @throws Error if `signal` is aborted, after vitest has exited
 */
export async function runTests(
  seed: number,
  vitestArguments: readonly string[],
  signal: AbortSignal,
): Promise<TestRun> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rivalscope-repeat-'));
  const reportFile = path.join(folder, 'report.json');
  const started = Date.now();
  try {
    const status = await runProgram(
      [
        path.join(projectRoot, 'node_modules/vitest/vitest.mjs'),
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${reportFile}`,
        ...vitestArguments,
      ],
      { ...process.env, TEST_ORDER_SEED: String(seed) },
      signal,
    );
    signal.throwIfAborted();
    const failures = await readFailures(reportFile);
    const passed = status === 0;
    if (!passed && failures.length === 0) {
      failures.push({
        file: 'vitest',
        test: '',
        message: `status ${status} without a failed case: see its output`,
      });
    }
    return { seed, seconds: Math.round((Date.now() - started) / 1000), passed, failures };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Runs a Node.js program in its own process group, which is killed when `signal` is aborted, because vitest workers
 * can outlive vitest.
 * @returns the exit status, or null if a signal ended the program
 */
async function runProgram(
  parameters: string[],
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<number | null> {
  signal.throwIfAborted();
  const child = spawn(process.execPath, parameters, {
    stdio: 'inherit',
    cwd: projectRoot,
    env,
    detached: true,
  });
  let deadline: NodeJS.Timeout | undefined;
  const terminate = () => {
    child.kill('SIGTERM');
    deadline = setTimeout(() => killGroup(child), endTimeoutMs);
  };
  signal.addEventListener('abort', terminate);
  try {
    const [status] = (await once(child, 'exit')) as [number | null];
    return status;
  } finally {
    signal.removeEventListener('abort', terminate);
    clearTimeout(deadline);
    if (signal.aborted) killGroup(child);
  }
}

function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // ESRCH: the process group is empty.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** vitest writes no report if it fails to start. */
async function readFailures(reportFile: string): Promise<Failure[]> {
  const text = await readFile(reportFile, 'utf8').catch(() => undefined);
  return text === undefined ? [] : failuresOf(JSON.parse(text) as TestReport, projectRoot);
}
