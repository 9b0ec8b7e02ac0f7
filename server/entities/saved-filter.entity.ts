import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { RowDensity } from '../contract/row-density.js';
import type { ArrangedColumn } from './table-setting.entity.js';

/** What a saved filter remembers of a table. */
export interface SavedView {
  /** The columns in their order; null for those of the report. */
  columns: ArrangedColumn[] | null;
  /** `column|asc` or `column|desc`; null for the report's own. */
  sort: string | null;
  /** Null for the default number. */
  perPage: number | null;
  density: RowDensity | null;
}

/** A filter of a report that a person gave a name. */
@Entity('saved_filter')
export class SavedFilterRecord {
  @PrimaryGeneratedColumn({ type: 'int' })
  id!: number;

  /** Whose it is. */
  @Column({ type: 'int', name: 'account_id' })
  accountId!: number;

  /** Id of the report, as `organic-keywords`. */
  @Column({ type: 'varchar', length: 64 })
  report!: string;

  @Column({ type: 'text' })
  name!: string;

  /** The name as names are compared; unique among a person's filters of one report. */
  @Column({ type: 'text', name: 'name_key' })
  nameKey!: string;

  @Column({ type: 'boolean', default: false })
  favorite!: boolean;

  /** JSON text of search text and rows, as it was given. */
  @Column({ type: 'text' })
  filter!: string;

  /** What it remembers of the table beside the filter; null where it is a filter alone. */
  @Column({ type: 'jsonb', nullable: true })
  view!: SavedView | null;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'updated_at' })
  updatedAt!: Date;
}
