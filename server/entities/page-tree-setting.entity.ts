import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { TreeCount, TreeSort } from '../contract/tree-counts.js';

/** How one count of the tree is shown. */
export interface CountView {
  enabled: boolean;
  /** Of its bars, as `#b9f5f1`. The usual one stands for the tint that the theme has for the count. */
  color: string;
  /** Whether bars stand behind its figures. */
  background: boolean;
}

/** How a person wants the tree. */
export interface TreeSetting {
  counts: Record<TreeCount, CountView>;
  /** Null for the order of the paths. */
  sort: TreeSort | null;
}

/** How a person wants the tree of pages, the same for every domain. */
@Entity('page_tree_setting')
export class PageTreeSettingRecord {
  @PrimaryColumn({ type: 'int', name: 'account_id' })
  accountId!: number;

  @Column({ type: 'jsonb' })
  setting!: TreeSetting;

  @Column({ type: 'timestamptz', name: 'updated_at' })
  updatedAt!: Date;
}
