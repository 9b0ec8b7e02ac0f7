import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { TreeSetting } from './page-tree-setting.js';

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
