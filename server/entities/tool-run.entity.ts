import type { PositionsRange } from '../contract/reports/positions-range.js';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A run of a tool with its input, database and result. */
@Entity('tool_run')
export class ToolRunRecord {
  /** Public id in URLs and API calls. */
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  /** Run id in ClickHouse. */
  @Column({ type: 'int', generated: 'identity', insert: false, update: false })
  number!: number;

  /** The user who started the run; null after the account was deleted. */
  @Column({ type: 'int', name: 'account_id', nullable: true })
  accountId!: number | null;

  /** Tool id. */
  @Column({ type: 'varchar', length: 40 })
  tool!: string;

  @Column({ type: 'smallint', name: 'base_id' })
  baseId!: number;

  @Column({ type: 'varchar', length: 128 })
  name!: string;

  /** Input in the format of the tool definition. */
  @Column({ type: 'jsonb' })
  input!: object;

  /** Number of list lines, without blank and duplicate ones. */
  @Column({ type: 'int', name: 'asked' })
  requestedLines!: number;

  /** The task that executes the run. */
  @Column({ type: 'uuid', name: 'task_id', nullable: true })
  taskId!: string | null;

  /** Number of started attempts; each writes separate rows. */
  @Column({ type: 'int', default: 0 })
  attempts!: number;

  /** The attempt whose rows are visible; null before the first complete one. */
  @Column({ type: 'int', nullable: true })
  attempt!: number | null;

  /** Number of lines found in the database; null until the result is ready. */
  @Column({ type: 'int', nullable: true })
  found!: number | null;

  /** Lines not found in the database, in input order. */
  @Column({ type: 'text', array: true, default: () => "'{}'" })
  unknown!: string[];

  /** Pages that could not be fetched, with reasons. */
  @Column({ type: 'jsonb', default: () => "'[]'", name: 'unread' })
  unreadablePages!: object;

  /** The generation that the run read. */
  @Column({ type: 'int', nullable: true })
  generation!: number | null;

  /** Date of the newest search results in that generation. */
  @Column({ type: 'date', name: 'positions_date', nullable: true })
  positionsDate!: string | null;

  /** Null if all of its search results are from `positionsDate`. */
  @Column({ type: 'jsonb', name: 'positions_range', nullable: true })
  positionsRange!: PositionsRange | null;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  /** Set while a deletion can be undone. */
  @Column({ type: 'timestamptz', name: 'deleted_at', nullable: true })
  deletedAt!: Date | null;
}
