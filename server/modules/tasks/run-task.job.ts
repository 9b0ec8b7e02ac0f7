import type { TaskRunner } from './task-runner.js';
import type { Job } from '../../jobs/job-payloads.js';

/** Runs the long task whose turn it is; the same one again where the process that ran it has died. */
export function runTaskJob(runner: TaskRunner): Job<'run-task'> {
  return (_payload, { id, signal }) => runner.run(id, signal);
}
