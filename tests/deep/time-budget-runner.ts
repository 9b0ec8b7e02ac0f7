import { VitestTestRunner } from 'vitest/runners';

type Runner = InstanceType<typeof VitestTestRunner>;
type Suite = Parameters<Runner['onBeforeRunSuite']>[0];
type Task = Parameters<Runner['onBeforeRunTask']>[0];

/** Whether the time budget is used up. `TEST_DEADLINE` is its end in ms since the epoch. */
function isBudgetUsed(): boolean {
  return Date.now() > Number(process.env['TEST_DEADLINE'] ?? Infinity);
}

/**
 * Skips suites and cases that would start after the deadline. Running cases and the hooks of running suites finish, so
 * the servers of a file are stopped.
 */
export default class TimeBudgetRunner extends VitestTestRunner {
  override async onBeforeRunSuite(suite: Suite): Promise<void> {
    await super.onBeforeRunSuite(suite);
    if (isBudgetUsed()) suite.mode = 'skip';
  }

  override async onBeforeRunTask(test: Task): Promise<void> {
    await super.onBeforeRunTask(test);
    if (isBudgetUsed()) test.mode = 'skip';
  }
}
