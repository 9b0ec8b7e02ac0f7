import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PositionDevice, SerpProviderId } from '../contract/projects/positions.js';
import type { Localised } from '../contract/language/localised.js';
import type { SearchEngine } from '../contract/reports/search-engine.js';

const bigInteger = { from: Number, to: (value: number) => value };

/** A check of a project's keywords at a provider. */
@Entity('position_run')
export class PositionRunRecord {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  /** Run id in ClickHouse. */
  @Column({ type: 'int', generated: 'identity', insert: false, update: false })
  number!: number;

  @Column({ type: 'uuid', name: 'project_id' })
  projectId!: string;

  /** Scheduled time of the check; null for manual checks. */
  @Column({ type: 'timestamptz', name: 'due_at', nullable: true })
  dueAt!: Date | null;

  /** Month whose budget the check uses, `YYYY-MM` in UTC. */
  @Column({ type: 'char', length: 7 })
  month!: string;

  /** Date of the results in the project's time zone, ISO date. */
  @Column({ type: 'date' })
  date!: string;

  @Column({ type: 'varchar', length: 20 })
  provider!: SerpProviderId;

  @Column({ type: 'smallint' })
  depth!: number;

  /** Search engine at the time the check started; later project edits do not change it. */
  @Column({ type: 'varchar', length: 10 })
  engine!: SearchEngine;

  @Column({ type: 'varchar', length: 10 })
  device!: PositionDevice;

  @Column({ type: 'char', length: 2 })
  language!: string;

  /** Custom locations by database id; empty if the database defines the location. */
  @Column({ type: 'jsonb', default: {}, name: 'places' })
  locations!: Record<string, string>;

  @Column({ type: 'uuid', name: 'task_id', nullable: true })
  taskId!: string | null;

  /** Number of keywords to check, summed over regions. */
  @Column({ type: 'int', default: 0 })
  keywords!: number;

  @Column({ type: 'int', default: 0 })
  answered!: number;

  @Column({ type: 'int', default: 0 })
  failed!: number;

  /** Number of keywords that dropped out of the alert's top. */
  @Column({ type: 'int', default: 0 })
  fell!: number;

  /** Maximum cost. Unit: millionths of a dollar. */
  @Column({ type: 'bigint', name: 'reserved_micros', transformer: bigInteger, default: 0 })
  reservedMicros!: number;

  /** Cost of the requests sent so far. */
  @Column({ type: 'bigint', name: 'spent_micros', transformer: bigInteger, default: 0 })
  spentMicros!: number;

  /** Reason for an incomplete check. */
  @Column({ type: 'jsonb', nullable: true, name: 'refused' })
  failureReason!: Localised | null;

  /** Whether the results were also added to the database as a snapshot. */
  @Column({ type: 'boolean', default: false })
  added!: boolean;

  @Column({ type: 'timestamptz', name: 'started_at' })
  startedAt!: Date;

  @Column({ type: 'timestamptz', name: 'finished_at', nullable: true })
  finishedAt!: Date | null;
}
