import type { PositionsRange } from '../contract/reports/positions-range.js';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A version of a group report's keywords in ClickHouse, immutable after publication. */
@Entity('group_version')
export class GroupVersionRecord {
  /** Unique across reports. */
  @PrimaryGeneratedColumn({ type: 'int' })
  id!: number;

  /** Null after the report was deleted; cleanup then drops the rows. */
  @Column({ type: 'uuid', name: 'report_id', nullable: true })
  reportId!: string | null;

  /** ClickHouse id of the report. */
  @Column({ type: 'int' })
  report!: number;

  @Column({ type: 'varchar', length: 9, default: 'building' })
  state!: 'building' | 'published' | 'retired';

  /** The generation from which the keywords were read. */
  @Column({ type: 'int' })
  generation!: number;

  /** Date of the search results of most of its keywords, ISO date. */
  @Column({ type: 'date', name: 'positions_date', nullable: true })
  positionsDate!: string | null;

  /** Null if all of its search results are from `positionsDate`. */
  @Column({ type: 'jsonb', name: 'positions_range', nullable: true })
  positionsRange!: PositionsRange | null;

  @Column({ type: 'int', name: 'organic_keywords', default: 0 })
  organicKeywords!: number;

  @Column({ type: 'int', name: 'context_keywords', default: 0 })
  contextKeywords!: number;

  @Column({ type: 'timestamptz', name: 'published_at', nullable: true })
  publishedAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'retired_at', nullable: true })
  retiredAt!: Date | null;
}
