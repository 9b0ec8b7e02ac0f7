import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Lifecycle of a snapshot or generation: being written, visible to readers, or waiting for deletion. */
export type VersionState = 'building' | 'published' | 'retired';

/** Row counts of a snapshot by kind of data. */
export interface SnapshotContents {
  /** Domains with at least one position. */
  domains: number;
  /** Keywords with search results. */
  pages: number;
  ads: number;
  /** Keywords with a search volume or a price. */
  volumes: number;
}

/** A version of the search data of one date in one database. A later file for the same date creates a new version. */
@Entity('snapshot')
@Index(['baseId', 'date'])
export class Snapshot {
  @PrimaryGeneratedColumn({ type: 'int' })
  id!: number;

  @Column({ type: 'smallint', name: 'base_id' })
  baseId!: number;

  /** Date of the search data, `YYYY-MM-DD`. */
  @Column({ type: 'date' })
  date!: string;

  @Column({ type: 'varchar', length: 10, default: 'building' })
  state!: VersionState | 'removed';

  /** The import that wrote the snapshot. */
  @Column({ type: 'int', name: 'import_id', nullable: true })
  importId!: number | null;

  /** Number of search result rows. */
  @Column({ type: 'bigint', default: 0, transformer: { from: Number, to: (value: number) => value } })
  rows!: number;

  @Column({ type: 'int', default: 0 })
  keywords!: number;

  /** Names of all imported files, without directories. */
  @Column({ type: 'jsonb', default: () => `'[]'` })
  files!: string[];

  /** Empty for snapshots imported by older versions. */
  @Column({ type: 'jsonb', default: () => `'{}'` })
  contents!: Partial<SnapshotContents>;

  /**
   * Row counts by table, to detect lost rows. A delta does not count the rows of its full snapshot. Null for
   * snapshots published by older versions.
   */
  @Column({ type: 'jsonb', name: 'own_rows', nullable: true })
  ownRows!: Record<string, number> | null;

  /** Whether the snapshot belongs to the sample data. */
  @Column({ type: 'boolean', default: false })
  sample!: boolean;

  /** Deadline for restoring a removed snapshot. */
  @Column({ type: 'timestamptz', name: 'kept_until', nullable: true })
  restorableUntil!: Date | null;

  /** Day on which the retention policy removes the snapshot, `YYYY-MM-DD`; null if it stays. */
  @Column({ type: 'date', name: 'expires_on', nullable: true })
  expiresOn!: string | null;
}
