import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resolveProgramFile } from '../../server/process/program-file.js';
import { projectRoot } from '../../server/process/project-root.js';
import { getProcessStartTime } from '../../server/stores/process-identity.js';
import { removeFolder, temporaryFolder } from '../support/temporary-folder.js';

let program: string;
let folder: string;

beforeAll(async () => {
  program = await resolveProgramFile(path.join(projectRoot, 'tests/repeat'), 'test-repeat');
});
beforeEach(async () => {
  folder = await temporaryFolder();
  await writeFile(path.join(folder, 'vitest.config.mjs'), 'export default { test: { globals: true } };');
});
afterEach(() => removeFolder(folder));

interface Repeat {
  child: ChildProcess;
  output: () => string;
}

/** Starts the command with the test files of the folder. */
function startRepeat(...options: string[]): Repeat {
  const child = spawn(process.execPath, [program, ...options, '--', '--root', folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)));
  return { child, output: () => text };
}

/** Ids of the child processes, with vitest last. */
function childrenOf({ pid }: ChildProcess): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  return lines
    .filter((line) => Number(/^ *\d+ +(\d+) /.exec(line)?.[1]) === pid)
    .sort((left, right) => Number(left.includes('vitest.mjs')) - Number(right.includes('vitest.mjs')))
    .map((line) => Number.parseInt(line, 10));
}

describe('npm run test:repeat', () => {
  it('runs the tests with a new seed each time and prints failures with their seed', async () => {
    await writeFile(path.join(folder, 'good.spec.js'), `it('passes', () => {});`);
    await writeFile(path.join(folder, 'bad.spec.js'), `it('fails', () => expect(1).toBe(2));`);
    const { child, output } = startRepeat('--runs', '2', '--load', '1', '--shuffle', '41');
    expect(await once(child, 'close')).toEqual([1, null]);
    for (const seed of [41, 42]) {
      expect(output()).toContain(`seed ${seed}: 1 failed`);
      expect(output()).toMatch(
        new RegExp(`seed ${seed}: \\S*bad\\.spec\\.js > fails\\n +AssertionError: expected 1 to be 2`),
      );
    }
  });

  it('exits with 0 when all runs pass', async () => {
    await writeFile(path.join(folder, 'good.spec.js'), `it('passes', () => {});`);
    const { child, output } = startRepeat('--runs', '1', '--shuffle', '5');
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(output()).toContain('seed 5: passed');
  });

  it('runs the test files of a project in an order that depends on the seed', async () => {
    const names = [...Array.from({ length: 8 }, (_, index) => `unit-${index}.spec.js`), 'browser-0.spec.js'];
    const order = path.join(folder, 'order');
    const sequencer = JSON.stringify(path.join(projectRoot, 'tests/support/slow-files-first.ts'));
    await writeFile(
      path.join(folder, 'vitest.config.mjs'),
      `import { SlowFilesFirst } from ${sequencer};
       const sequence = { sequencer: SlowFilesFirst };
       const project = (name, maxWorkers, groupOrder) =>
         ({ test: { name, globals: true, isolate: false, maxWorkers, sequence: { groupOrder }, include: [name + '-*.spec.js'] } });
       const projects = [project('unit', 1, 0), project('browser', 2, 1)];
       export default { test: { sequence, projects } };`,
    );
    for (const name of names) {
      await writeFile(
        path.join(folder, name),
        `it('runs', () => process.getBuiltinModule('node:fs').appendFileSync(${JSON.stringify(order)}, '${name} '));`,
      );
    }
    const orderOf = async (seed: number): Promise<string[]> => {
      await writeFile(order, '');
      const { child, output } = startRepeat('--runs', '1', '--shuffle', String(seed));
      expect([await once(child, 'close'), output()]).toEqual([[0, null], expect.any(String)]);
      return (await readFile(order, 'utf8')).trim().split(' ');
    };
    const first = await orderOf(1);
    expect(first.toSorted()).toEqual(names.toSorted());
    expect(first.at(-1)).toBe('browser-0.spec.js');
    expect(await orderOf(1)).toEqual(first);
    expect(await orderOf(2)).not.toEqual(first);
  });

  /** Starts a run that never ends, with two busy processes. @returns ids of its processes */
  async function startEndlessRun(): Promise<Repeat & { pids: number[] }> {
    const started = path.join(folder, 'started');
    const worker = (): Promise<string> => readFile(started, 'utf8').catch(() => '');
    await writeFile(
      path.join(folder, 'endless.spec.js'),
      `it('never ends', async () => {
         process.getBuiltinModule('node:fs').writeFileSync(${JSON.stringify(started)}, String(process.pid));
         await new Promise(() => setInterval(() => {}, 1000));
       }, 600_000);`,
    );
    const run = startRepeat('--runs', '1', '--load', '2', '--shuffle', '1');
    await expect.poll(worker, { timeout: 20_000 }).not.toBe('');
    const pids = [...childrenOf(run.child), Number(await worker())];
    expect(pids).toHaveLength(4);
    return { ...run, pids };
  }

  const running = (pids: number[]) => pids.filter((pid) => getProcessStartTime(pid) !== undefined);

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('terminates all processes after %s', async (signal, status) => {
    const { child, pids } = await startEndlessRun();
    child.kill(signal);
    expect(await once(child, 'close')).toEqual([status, null]);
    await expect.poll(() => running(pids), { timeout: 10_000 }).toEqual([]);
  });

  it('terminates busy processes after SIGKILL', async () => {
    const { child, pids } = await startEndlessRun();
    const [firstBusy = 0, secondBusy = 0, vitest = 0] = pids;
    try {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      await expect.poll(() => running([firstBusy, secondBusy]), { timeout: 10_000 }).toEqual([]);
    } finally {
      process.kill(-vitest, 'SIGKILL');
    }
  });
});
