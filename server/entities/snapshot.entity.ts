import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Of a snapshot or a generation: being written, what readers see, or to be dropped. */
export type VersionState = 'building' | 'published' | 'retired';

/** What a snapshot holds, in numbers. */
export interface SnapshotContents {
  /** Domains with a position. */
  domains: number;
  /** Keywords with a result page. */
  pages: number;
  ads: number;
  /** Keywords with a search volume or a price. */
  volumes: number;
}

/** A version of what was measured on one date in one base. A later file of the same date makes a new version. */
@Entity('snapshot')
@Index(['baseId', 'date'])
export class Snapshot {
  @PrimaryGeneratedColumn({ type: 'int' })
  id!: number;

  @Column({ type: 'smallint', name: 'base_id' })
  baseId!: number;

  /** `YYYY-MM-DD`. */
  @Column({ type: 'date' })
  date!: string;

  @Column({ type: 'varchar', length: 10, default: 'building' })
  state!: VersionState | 'removed';

  /** The import that wrote it. */
  @Column({ type: 'int', name: 'import_id', nullable: true })
  importId!: number | null;

  /** Result rows in it. */
  @Column({ type: 'bigint', default: 0, transformer: { from: Number, to: (value: number) => value } })
  rows!: number;

  @Column({ type: 'int', default: 0 })
  keywords!: number;

  /** Names of the files of every import that added to it, without their folders. */
  @Column({ type: 'jsonb', default: () => `'[]'` })
  files!: string[];

  /** Empty of a snapshot that an earlier version imported. */
  @Column({ type: 'jsonb', default: () => `'{}'` })
  contents!: Partial<SnapshotContents>;

  /** Whether it is of the sample data. */
  @Column({ type: 'boolean', default: false })
  sample!: boolean;

  /** Until when a removed one can be brought back. */
  @Column({ type: 'timestamptz', name: 'kept_until', nullable: true })
  restorableUntil!: Date | null;
}
