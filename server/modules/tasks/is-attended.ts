import type { TaskRecord } from '../../entities/task.entity.js';

/** A run writes a heartbeat every second. A task with an older heartbeat is not running in any process. */
export const heartbeatToleranceMs = 15_000;

/** Whether a process runs the task and reads its cancellation. */
export function isAttended({ jobId, heartbeatAt }: TaskRecord, now: Date): boolean {
  return (
    jobId !== null && heartbeatAt !== null && now.getTime() - heartbeatAt.getTime() <= heartbeatToleranceMs
  );
}
