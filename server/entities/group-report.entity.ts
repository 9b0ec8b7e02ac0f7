import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A group report: which domains it compares, in which database, and which version of its keywords is read. */
@Entity('group_report')
export class GroupReportRecord {
  /** What calls and addresses know it by. */
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  /** What the facts' store knows it by. */
  @Column({ type: 'int', generated: 'identity', insert: false, update: false })
  number!: number;

  /** The person whose it is; colleagues of the same paying account see it too. */
  @Column({ type: 'int', name: 'owner_id' })
  ownerId!: number;

  /** The paying account that it was made for: it stays there when its owner leaves; null once that account is gone. */
  @Column({ type: 'int', name: 'team_id', nullable: true })
  teamId!: number | null;

  @Column({ type: 'smallint', name: 'base_id' })
  baseId!: number;

  @Column({ type: 'varchar', length: 128 })
  name!: string;

  /** Names in ASCII, in the order in which they were given. */
  @Column({ type: 'text', array: true })
  domains!: string[];

  /** Depth within which a position counts: 10 or 50. */
  @Column({ type: 'smallint' })
  top!: number;

  /** The task that builds it, or built it last. */
  @Column({ type: 'uuid', name: 'task_id', nullable: true })
  taskId!: string | null;

  /** The version of its keywords that is read; null before the first one. */
  @Column({ type: 'int', nullable: true })
  version!: number | null;

  /** The version that its competitors were counted in. */
  @Column({ type: 'int', name: 'competitors_version', nullable: true })
  competitorsVersion!: number | null;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  /** When somebody looked at it last. */
  @Column({ type: 'timestamptz', name: 'accessed_at' })
  accessedAt!: Date;

  /** Set while its deletion can be undone. */
  @Column({ type: 'timestamptz', name: 'deleted_at', nullable: true })
  deletedAt!: Date | null;
}
