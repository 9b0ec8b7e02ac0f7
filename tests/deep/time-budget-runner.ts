import { VitestTestRunner } from 'vitest/runners';

type Runner = InstanceType<typeof VitestTestRunner>;
type Suite = Parameters<Runner['onBeforeRunSuite']>[0];
type Task = Parameters<Runner['onBeforeRunTask']>[0];

/** End of the time budget in ms since the epoch. */
const deadline = Number(process.env['TEST_DEADLINE'] ?? Infinity);

/**
 * Skips suites and cases that would start after the deadline. Running cases and the hooks of running suites finish, so
 * the servers of a file are stopped.
 */
export default class TimeBudgetRunner extends VitestTestRunner {
  override async onBeforeRunSuite(suite: Suite): Promise<void> {
    await super.onBeforeRunSuite(suite);
    if (Date.now() > deadline) suite.mode = 'skip';
  }

  override async onBeforeRunTask(test: Task): Promise<void> {
    await super.onBeforeRunTask(test);
    if (Date.now() > deadline) test.mode = 'skip';
  }
}
