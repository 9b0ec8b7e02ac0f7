import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { TreeCount, TreeSort } from '../contract/reports/tree-counts.js';

/** Display settings of one count in the page tree. */
export interface CountView {
  enabled: boolean;
  /** Bar color, such as `#b9f5f1`. The default color follows the theme. */
  color: string;
  /** Whether the tree draws bars behind the values. */
  background: boolean;
}

/** Display settings of the page tree. */
export interface TreeSettings {
  counts: Record<TreeCount, CountView>;
  /** Sort of sibling nodes; null sorts by path. */
  sort: TreeSort | null;
}

/** A user's page tree settings, shared by all domains. */
@Entity('page_tree_setting')
export class PageTreeSettingRecord {
  @PrimaryColumn({ type: 'int', name: 'account_id' })
  accountId!: number;

  @Column({ type: 'jsonb', name: 'setting' })
  settings!: TreeSettings;

  @Column({ type: 'timestamptz', name: 'updated_at' })
  updatedAt!: Date;
}
