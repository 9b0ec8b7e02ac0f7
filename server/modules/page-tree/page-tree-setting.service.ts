import type { DataSource } from 'typeorm';
import type { Person } from '../../request/visitor.js';
import { PageTreeSettingRecord } from './page-tree-setting.entity.js';
import {
  changedSetting,
  usualTreeSetting,
  type KeptTreeSetting,
  type TreeSettingChange,
} from './page-tree-setting.js';

/** How people want the tree of pages. */
export class PageTreeSettingService {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
  ) {}

  /** What a person has chosen, over what is usual. */
  async read({ account }: Person): Promise<KeptTreeSetting> {
    const kept = await this.postgres
      .getRepository(PageTreeSettingRecord)
      .findOneBy({ accountId: account.id });
    return kept ? changedSetting(usualTreeSetting(), kept.setting) : usualTreeSetting();
  }

  /**
   * Changes what a person has chosen.
   * @throws AppError InvalidField
   */
  async save(person: Person, change: TreeSettingChange): Promise<KeptTreeSetting> {
    const setting = changedSetting(await this.read(person), change);
    const records = this.postgres.getRepository(PageTreeSettingRecord);
    await records.upsert({ accountId: person.account.id, setting, updatedAt: this.now() }, ['accountId']);
    return setting;
  }
}
