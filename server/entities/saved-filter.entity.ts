import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { RowDensity } from '../contract/appearance/row-density.js';
import type { ArrangedColumn } from './table-setting.entity.js';

/** Table settings stored with a saved filter. */
export interface SavedView {
  /** Columns in display order; null for the report's default columns. */
  columns: ArrangedColumn[] | null;
  /** `column|asc` or `column|desc`; null for the report's default order. */
  sort: string | null;
  /** Rows per page; null for the default page size. */
  perPage: number | null;
  density: RowDensity | null;
}

/** A named filter of a report. */
@Entity('saved_filter')
export class SavedFilterRecord {
  @PrimaryGeneratedColumn({ type: 'int' })
  id!: number;

  /** The owning account. */
  @Column({ type: 'int', name: 'account_id' })
  accountId!: number;

  /** Report id, such as `organic-keywords`. */
  @Column({ type: 'varchar', length: 64 })
  report!: string;

  @Column({ type: 'text' })
  name!: string;

  /** Case-folded name; unique per account and report. */
  @Column({ type: 'text', name: 'name_key' })
  nameKey!: string;

  @Column({ type: 'boolean', default: false })
  favorite!: boolean;

  /** JSON with search text and filter rows, as the client sent it. */
  @Column({ type: 'text' })
  filter!: string;

  /** Table settings of a saved view; null for a plain filter. */
  @Column({ type: 'jsonb', nullable: true })
  view!: SavedView | null;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'updated_at' })
  updatedAt!: Date;
}
