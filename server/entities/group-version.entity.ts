import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One version of the keywords of a group report in the facts' store. It never changes once it is published. */
@Entity('group_version')
export class GroupVersionRecord {
  /** Unique over all reports. */
  @PrimaryGeneratedColumn({ type: 'int' })
  id!: number;

  /** Null once the report is gone: then its rows go too. */
  @Column({ type: 'uuid', name: 'report_id', nullable: true })
  reportId!: string | null;

  /** Number of the report, by which its rows are found. */
  @Column({ type: 'int' })
  report!: number;

  @Column({ type: 'varchar', length: 9, default: 'building' })
  state!: 'building' | 'published' | 'retired';

  /** The generation of the database that its keywords were read from. */
  @Column({ type: 'int' })
  generation!: number;

  /** Date of the newest search results in that generation, ISO date. */
  @Column({ type: 'date', name: 'positions_date', nullable: true })
  positionsDate!: string | null;

  @Column({ type: 'int', name: 'organic_keywords', default: 0 })
  organicKeywords!: number;

  @Column({ type: 'int', name: 'context_keywords', default: 0 })
  contextKeywords!: number;

  @Column({ type: 'timestamptz', name: 'published_at', nullable: true })
  publishedAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'retired_at', nullable: true })
  retiredAt!: Date | null;
}
