import type { RowDensity } from '../contract/row-density.js';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A column of a report's table, as a person arranged it. */
export interface ArrangedColumn {
  /** As `cpc_min`. */
  id: string;
  shown: boolean;
  /** In pixels; null for the default one. */
  width: number | null;
  /** Whether it stays in sight when the table is scrolled sideways. */
  pinned: boolean;
}

/** How a person arranged the table of one report. */
@Entity('table_setting')
export class TableSetting {
  @PrimaryColumn({ type: 'int', name: 'account_id' })
  accountId!: number;

  /** Id of the report, as `organic-keywords`. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  report!: string;

  /** The columns in their order; null for those that the report declares. */
  @Column({ type: 'jsonb', nullable: true })
  columns!: ArrangedColumn[] | null;

  /** Height of the rows of all the person's tables, in the report where it was chosen last; null in the others. */
  @Column({ type: 'varchar', length: 16, nullable: true })
  density!: RowDensity | null;

  @Column({ type: 'timestamptz', name: 'updated_at' })
  updatedAt!: Date;
}
