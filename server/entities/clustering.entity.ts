import type { PositionsRange } from '../contract/reports/positions-range.js';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A clustering project with its owner, database and visible revisions. */
@Entity('clustering')
export class ClusteringRecord {
  /** Public id in URLs and API calls. */
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  /** Project id in ClickHouse. */
  @Column({ type: 'int', generated: 'identity', insert: false, update: false })
  number!: number;

  /** The user who owns the project; null after the account was deleted. */
  @Column({ type: 'int', name: 'owner_id', nullable: true })
  ownerId!: number | null;

  /** The paying account at creation. The project stays with it when its owner leaves the team. */
  @Column({ type: 'int', name: 'team_id', nullable: true })
  teamId!: number | null;

  @Column({ type: 'smallint', name: 'base_id' })
  baseId!: number;

  @Column({ type: 'varchar', length: 128 })
  name!: string;

  /** ASCII name of the site whose pages are matched; null for none. */
  @Column({ type: 'varchar', length: 253, nullable: true })
  site!: string | null;

  /** The latest clustering task. */
  @Column({ type: 'uuid', name: 'task_id', nullable: true })
  taskId!: string | null;

  /** Epoch of the visible rows. Rows of earlier epochs, from `oldestEpoch` on, may still exist. */
  @Column({ type: 'int' })
  epoch!: number;

  @Column({ type: 'int', name: 'oldest_epoch' })
  oldestEpoch!: number;

  @Column({ type: 'timestamptz', name: 'epoch_at' })
  epochAt!: Date;

  /** Visible revisions in order; the last one belongs to the latest edit that is not undone. */
  @Column({ type: 'int', array: true })
  path!: number[];

  /** Undone revisions that can be redone, the next one first. */
  @Column({ type: 'int', array: true })
  undone!: number[];

  /** Id of the next folder. */
  @Column({ type: 'int', name: 'next_folder' })
  nextFolder!: number;

  /**
   * Counts of the visible state: all keywords, keywords without a folder, keywords missing from the database,
   * folders.
   */
  @Column({ type: 'int' })
  keywords!: number;

  @Column({ type: 'int' })
  unsorted!: number;

  @Column({ type: 'int' })
  unknown!: number;

  @Column({ type: 'int' })
  folders!: number;

  /** Settings of the latest run; null before the first run. */
  @Column({ type: 'jsonb', nullable: true })
  settings!: object | null;

  /** Templates of excluded keywords. */
  @Column({ type: 'text', array: true })
  blacklist!: string[];

  /** Generation used by the latest run, and the date of its newest search results. */
  @Column({ type: 'int', nullable: true })
  generation!: number | null;

  @Column({ type: 'date', name: 'positions_date', nullable: true })
  positionsDate!: string | null;

  /** Null if all of its search results are from `positionsDate`. */
  @Column({ type: 'jsonb', name: 'positions_range', nullable: true })
  positionsRange!: PositionsRange | null;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'accessed_at' })
  accessedAt!: Date;

  /** Set while a deletion can be undone. */
  @Column({ type: 'timestamptz', name: 'deleted_at', nullable: true })
  deletedAt!: Date | null;
}
