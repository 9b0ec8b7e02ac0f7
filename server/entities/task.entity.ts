import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { TaskStateNumber } from '../contract/task-states.js';
import type { ErrorDetails } from '../errors/app-error.js';
import type { ErrorCode } from '../errors/error-code.js';

/** What is known of a stage that has begun. */
export interface StageStats {
  /** When it began, and how long it took where it has ended. */
  began: string;
  seconds?: number;
  count?: number;
  of?: number;
}

/** One piece of long work that a person waits for. */
@Entity('task')
export class TaskRecord {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  /** Id of its kind. */
  @Column({ type: 'varchar', length: 40 })
  kind!: string;

  /** Whose it is. */
  @Column({ type: 'int', name: 'account_id' })
  accountId!: number;

  /** What its owner knows it by. */
  @Column({ type: 'varchar', length: 200 })
  name!: string;

  /** What it was started with; no secrets. */
  @Column({ type: 'jsonb' })
  input!: unknown;

  /** 1 processing, 2 failed, 10 done. */
  @Column({ type: 'smallint', default: 1 })
  state!: TaskStateNumber;

  /** Steps that are done: where the process dies, the work goes on behind them. */
  @Column({ type: 'smallint', default: 0 })
  step!: number;

  /** The stage that is under way; null before the first one. */
  @Column({ type: 'varchar', length: 40, nullable: true })
  stage!: string | null;

  /** 0 to 100; it never goes back. */
  @Column({ type: 'smallint', default: 0 })
  progress!: number;

  /** By the ids of stages. */
  @Column({ type: 'jsonb', default: () => `'{}'`, name: 'facts' })
  stageStats!: Readonly<Record<string, StageStats>>;

  /** When it will be done as far as one can tell; null where one cannot. */
  @Column({ type: 'timestamptz', name: 'ready_at', nullable: true })
  readyAt!: Date | null;

  /** What the steps have left so far; all of it once the task is done. */
  @Column({ type: 'jsonb', default: () => `'{}'` })
  result!: unknown;

  /** Why it failed. */
  @Column({ type: 'varchar', length: 40, name: 'error_code', nullable: true })
  errorCode!: ErrorCode | null;

  @Column({ type: 'jsonb', name: 'error_details', nullable: true })
  errorDetails!: ErrorDetails | null;

  @Column({ type: 'timestamptz', name: 'cancel_requested_at', nullable: true })
  cancelRequestedAt!: Date | null;

  /** Its turn among the tasks of all accounts: the lowest is run next. */
  @Column({ type: 'int' })
  turn!: number;

  /** Counts tasks as they come: of one turn the earlier is run first. */
  @Column({ type: 'int', insert: false, update: false })
  number!: number;

  /** The job that runs it; null while it waits. */
  @Column({ type: 'bigint', name: 'job_id', nullable: true })
  jobId!: string | null;

  /** Counts its runs: only the latest one may write. */
  @Column({ type: 'int', default: 0 })
  run!: number;

  /** Runs of the present step that ended without an answer. */
  @Column({ type: 'smallint', default: 0 })
  tries!: number;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'started_at', nullable: true })
  startedAt!: Date | null;

  /** When its process last showed that it lives. */
  @Column({ type: 'timestamptz', name: 'heartbeat_at', nullable: true })
  heartbeatAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'finished_at', nullable: true })
  finishedAt!: Date | null;
}
