import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectRoot } from '../../server/process/project-root.js';
import { removeFolder, temporaryFolder } from '../support/temporary-folder.js';

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => removeFolder(folder));

const inProject = (file: string): string => JSON.stringify(path.join(projectRoot, file));

/**
 * Runs two files one after the other. The first case of the first file uses up the budget. Each file appends to `log` in
 * its hooks and cases.
 */
async function runWithinBudget(firstCase: string): Promise<{ status: number; printed: string; log: string }> {
  const log = path.join(folder, 'log');
  await writeFile(log, '');
  await writeFile(
    path.join(folder, 'vitest.config.mjs'),
    `import { SkippedFilesReporter } from ${inProject('tests/deep/skipped-files-reporter.ts')};
     export default { test: {
       globals: true, fileParallelism: false, isolate: false, testTimeout: 60_000,
       runner: ${inProject('tests/deep/time-budget-runner.ts')},
       reporters: ['default', new SkippedFilesReporter()],
     } };`,
  );
  const append = `const append = (text) => process.getBuiltinModule('node:fs').appendFileSync(${JSON.stringify(log)}, text + ' ');`;
  await writeFile(
    path.join(folder, 'long-first.spec.js'),
    `${append}
     afterAll(() => append('closed'));
     it('first', async () => {
       append('first');
       process.env.TEST_DEADLINE = '1';
       ${firstCase}
     });
     it('second', () => append('second'));`,
  );
  await writeFile(
    path.join(folder, 'short.spec.js'),
    `${append} beforeAll(() => append('opened')); it('third', () => append('third'));`,
  );
  const vitest = path.join(projectRoot, 'node_modules/vitest/vitest.mjs');
  const env = { ...process.env, TEST_DEADLINE: String(Number.MAX_SAFE_INTEGER) };
  const { status, printed } = await new Promise<{ status: number; printed: string }>((resolve) => {
    const child = execFile(process.execPath, [vitest, 'run', '--root', folder], { env }, (_error, stdout) =>
      resolve({ status: child.exitCode ?? -1, printed: stdout }),
    );
  });
  return { status, printed, log: (await readFile(log, 'utf8')).trim() };
}

describe('time budget of npm run test:deep', () => {
  it('lets the running case and its hooks finish and prints the files with skipped cases', async () => {
    const { status, printed, log } = await runWithinBudget('');
    expect(log).toBe('first closed');
    expect(printed).toMatch(/did not cover 2 of 2 files:\n\s+long-first\.spec\.js\n\s+short\.spec\.js/);
    expect(status).toBe(0);
  });

  it('fails if a case failed', async () => {
    const { status, printed } = await runWithinBudget('expect(1).toBe(2);');
    expect(printed).toContain('1 failed');
    expect(status).toBe(1);
  });
});
