import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { TaskStateNumber } from '../contract/projects/task-states.js';
import type { ErrorDetails } from '../errors/app-error.js';
import type { ErrorCode } from '../errors/error-code.js';

/** Progress statistics of a started stage. */
export interface StageStats {
  /** Start time, and duration once the stage has finished. */
  began: string;
  seconds?: number;
  count?: number;
  of?: number;
}

/** A long-running task that a user waits for. */
@Entity('task')
export class TaskRecord {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  /** Id of the task definition. */
  @Column({ type: 'varchar', length: 40 })
  kind!: string;

  /** The owning account. */
  @Column({ type: 'int', name: 'account_id' })
  accountId!: number;

  /** Display name. */
  @Column({ type: 'varchar', length: 200 })
  name!: string;

  /** Input of the task; never secrets. */
  @Column({ type: 'jsonb' })
  input!: unknown;

  /** 1 processing, 2 failed, 10 done. */
  @Column({ type: 'smallint', default: 1 })
  state!: TaskStateNumber;

  /** Number of completed steps. After a crash the task resumes at the next one. */
  @Column({ type: 'smallint', default: 0 })
  step!: number;

  /** The current stage; null before the first one. */
  @Column({ type: 'varchar', length: 40, nullable: true })
  stage!: string | null;

  /** Progress in percent, monotonically increasing. */
  @Column({ type: 'smallint', default: 0 })
  progress!: number;

  /** Progress statistics by stage id. */
  @Column({ type: 'jsonb', default: () => `'{}'`, name: 'facts' })
  stageStats!: Readonly<Record<string, StageStats>>;

  /** Estimated completion time; null if unknown. */
  @Column({ type: 'timestamptz', name: 'ready_at', nullable: true })
  readyAt!: Date | null;

  /** Merged results of the completed steps. */
  @Column({ type: 'jsonb', default: () => `'{}'` })
  result!: unknown;

  /** Reason for the failure. */
  @Column({ type: 'varchar', length: 40, name: 'error_code', nullable: true })
  errorCode!: ErrorCode | null;

  @Column({ type: 'jsonb', name: 'error_details', nullable: true })
  errorDetails!: ErrorDetails | null;

  @Column({ type: 'timestamptz', name: 'cancel_requested_at', nullable: true })
  cancelRequestedAt!: Date | null;

  /** Round-robin turn across accounts; the task with the lowest turn runs next. */
  @Column({ type: 'int' })
  turn!: number;

  /** Creation sequence; breaks ties between equal turns. */
  @Column({ type: 'int', insert: false, update: false })
  number!: number;

  /** The job that runs the task; null while it is queued. */
  @Column({ type: 'bigint', name: 'job_id', nullable: true })
  jobId!: string | null;

  /** Run counter. Only the latest run may write (fencing). */
  @Column({ type: 'int', default: 0 })
  run!: number;

  /** Failed attempts of the current step. */
  @Column({ type: 'smallint', default: 0 })
  tries!: number;

  /** Deaths of the process during the current step. */
  @Column({ type: 'smallint', default: 0 })
  interruptions!: number;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'started_at', nullable: true })
  startedAt!: Date | null;

  /** Time of the latest heartbeat of the worker process. */
  @Column({ type: 'timestamptz', name: 'heartbeat_at', nullable: true })
  heartbeatAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'finished_at', nullable: true })
  finishedAt!: Date | null;
}
