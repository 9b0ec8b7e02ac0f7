import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PositionDevice, SerpProviderId } from '../contract/positions.js';
import type { Localised } from '../contract/localised.js';
import type { SearchEngine } from '../contract/search-engine.js';

const bigInteger = { from: Number, to: (value: number) => value };

/** One check of a project's keywords by a service. */
@Entity('position_run')
export class PositionRunRecord {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  /** What the facts' store knows it by. */
  @Column({ type: 'int', generated: 'identity', insert: false, update: false })
  number!: number;

  @Column({ type: 'uuid', name: 'project_id' })
  projectId!: string;

  /** The moment of the schedule that it is for; null where a person asked. */
  @Column({ type: 'timestamptz', name: 'due_at', nullable: true })
  dueAt!: Date | null;

  /** The month whose cap it counts against, `YYYY-MM` in UTC. */
  @Column({ type: 'char', length: 7 })
  month!: string;

  /** The day of its results in the project's time zone, ISO. */
  @Column({ type: 'date' })
  date!: string;

  @Column({ type: 'varchar', length: 20 })
  provider!: SerpProviderId;

  @Column({ type: 'smallint' })
  depth!: number;

  /** Whose results it asks for, as the project stood when it began. */
  @Column({ type: 'varchar', length: 10 })
  engine!: SearchEngine;

  @Column({ type: 'varchar', length: 10 })
  device!: PositionDevice;

  @Column({ type: 'char', length: 2 })
  language!: string;

  /** Places that the project named, by the id of the database of the region; empty where the database says it. */
  @Column({ type: 'jsonb', default: {}, name: 'places' })
  locations!: Record<string, string>;

  @Column({ type: 'uuid', name: 'task_id', nullable: true })
  taskId!: string | null;

  /** Keywords to check, those of each region counted. */
  @Column({ type: 'int', default: 0 })
  keywords!: number;

  @Column({ type: 'int', default: 0 })
  answered!: number;

  @Column({ type: 'int', default: 0 })
  failed!: number;

  /** Keywords that were in the top of the project's alert before and are no more. */
  @Column({ type: 'int', default: 0 })
  fell!: number;

  /** What it may cost at most, in millionths of a dollar. */
  @Column({ type: 'bigint', name: 'reserved_micros', transformer: bigInteger, default: 0 })
  reservedMicros!: number;

  /** What was asked for until now. */
  @Column({ type: 'bigint', name: 'spent_micros', transformer: bigInteger, default: 0 })
  spentMicros!: number;

  /** Why nothing was asked, or not everything. */
  @Column({ type: 'jsonb', nullable: true, name: 'refused' })
  failureReason!: Localised | null;

  /** Whether its results are a snapshot of the databases too. */
  @Column({ type: 'boolean', default: false })
  added!: boolean;

  @Column({ type: 'timestamptz', name: 'started_at' })
  startedAt!: Date;

  @Column({ type: 'timestamptz', name: 'finished_at', nullable: true })
  finishedAt!: Date | null;
}
