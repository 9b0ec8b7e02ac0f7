import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A project of keyword clusters: whose it is, which database it is of, and which revisions of its rows are read. */
@Entity('clustering')
export class ClusteringRecord {
  /** What calls and addresses know it by. */
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  /** What the facts' store knows it by. */
  @Column({ type: 'int', generated: 'identity', insert: false, update: false })
  number!: number;

  /** The person whose it is; null once the account is gone. */
  @Column({ type: 'int', name: 'owner_id', nullable: true })
  ownerId!: number | null;

  /** The paying account that it was made for: it stays there when its owner leaves. */
  @Column({ type: 'int', name: 'team_id', nullable: true })
  teamId!: number | null;

  @Column({ type: 'smallint', name: 'base_id' })
  baseId!: number;

  @Column({ type: 'varchar', length: 128 })
  name!: string;

  /** Name in ASCII of the site whose pages are looked for; null where none was named. */
  @Column({ type: 'varchar', length: 253, nullable: true })
  site!: string | null;

  /** The task that clusters it, or did so last. */
  @Column({ type: 'uuid', name: 'task_id', nullable: true })
  taskId!: string | null;

  /** Its rows are read of this epoch; those from `oldestEpoch` on may still be there. */
  @Column({ type: 'int' })
  epoch!: number;

  @Column({ type: 'int', name: 'oldest_epoch' })
  oldestEpoch!: number;

  @Column({ type: 'timestamptz', name: 'epoch_at' })
  epochAt!: Date;

  /** Revisions that are read, in their order: the last one is that of the latest edit that is not undone. */
  @Column({ type: 'int', array: true })
  path!: number[];

  /** Revisions that were undone and can be done again, the next one first. */
  @Column({ type: 'int', array: true })
  undone!: number[];

  /** The id that the next folder gets. */
  @Column({ type: 'int', name: 'next_folder' })
  nextFolder!: number;

  /** Figures of the state that is read: keywords in all, those in no folder, those that the database does not hold, folders. */
  @Column({ type: 'int' })
  keywords!: number;

  @Column({ type: 'int' })
  unsorted!: number;

  @Column({ type: 'int' })
  unknown!: number;

  @Column({ type: 'int' })
  folders!: number;

  /** What the last run was told; null before the first. */
  @Column({ type: 'jsonb', nullable: true })
  settings!: object | null;

  /** Templates of keywords that are kept out. */
  @Column({ type: 'text', array: true })
  blacklist!: string[];

  /** The generation of the database that the last run read, and the date of its newest search results. */
  @Column({ type: 'int', nullable: true })
  generation!: number | null;

  @Column({ type: 'date', name: 'positions_date', nullable: true })
  positionsDate!: string | null;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'accessed_at' })
  accessedAt!: Date;

  /** Set while its deletion can be undone. */
  @Column({ type: 'timestamptz', name: 'deleted_at', nullable: true })
  deletedAt!: Date | null;
}
