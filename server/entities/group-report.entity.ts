import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A group report with its domains, database and visible keyword version. */
@Entity('group_report')
export class GroupReportRecord {
  /** Public id in URLs and API calls. */
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  /** Report id in ClickHouse. */
  @Column({ type: 'int', generated: 'identity', insert: false, update: false })
  number!: number;

  /** The user who owns the report; team members of the same account see it too. */
  @Column({ type: 'int', name: 'owner_id' })
  ownerId!: number;

  /**
   * The paying account at creation. The report stays with it when its owner leaves; null after the account was
   * deleted.
   */
  @Column({ type: 'int', name: 'team_id', nullable: true })
  teamId!: number | null;

  @Column({ type: 'smallint', name: 'base_id' })
  baseId!: number;

  @Column({ type: 'varchar', length: 128 })
  name!: string;

  /** ASCII names in the order in which the user entered them. */
  @Column({ type: 'text', array: true })
  domains!: string[];

  /** Maximum position that counts: 10 or 50. */
  @Column({ type: 'smallint' })
  top!: number;

  /** The latest build task. */
  @Column({ type: 'uuid', name: 'task_id', nullable: true })
  taskId!: string | null;

  /** The visible keyword version; null before the first build. */
  @Column({ type: 'int', nullable: true })
  version!: number | null;

  /** The version for which competitors were calculated. */
  @Column({ type: 'int', name: 'competitors_version', nullable: true })
  competitorsVersion!: number | null;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  /** Time of the latest access. */
  @Column({ type: 'timestamptz', name: 'accessed_at' })
  accessedAt!: Date;

  /** Set while a deletion can be undone. */
  @Column({ type: 'timestamptz', name: 'deleted_at', nullable: true })
  deletedAt!: Date | null;
}
