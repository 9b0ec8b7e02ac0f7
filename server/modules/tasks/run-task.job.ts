import type { TaskRunner } from './task-runner.js';
import type { Job } from '../../jobs/job-payloads.js';

/** Runs the next task of the queue, or resumes the task of this job after a crash. */
export function runTaskJob(runner: TaskRunner): Job<'run-task'> {
  return (_payload, { id, signal }) => runner.run(id, signal);
}
