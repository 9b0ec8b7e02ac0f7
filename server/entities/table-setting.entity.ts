import type { RowDensity } from '../contract/appearance/row-density.js';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A user's setting of a table column. */
export interface ArrangedColumn {
  /** Column id, such as `cpc_min`. */
  id: string;
  shown: boolean;
  /** Width in pixels; null for the default width. */
  width: number | null;
  /** Whether the column stays visible during horizontal scrolling. */
  pinned: boolean;
}

/** A user's table settings for one report. */
@Entity('table_setting')
export class TableSetting {
  @PrimaryColumn({ type: 'int', name: 'account_id' })
  accountId!: number;

  /** Report id, such as `organic-keywords`. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  report!: string;

  /** Columns in display order; null for the report's default columns. */
  @Column({ type: 'jsonb', nullable: true })
  columns!: ArrangedColumn[] | null;

  /**
   * Row height of all the user's tables. Only the report where it was changed most recently stores it; all others
   * have null.
   */
  @Column({ type: 'varchar', length: 16, nullable: true })
  density!: RowDensity | null;

  @Column({ type: 'timestamptz', name: 'updated_at' })
  updatedAt!: Date;
}
