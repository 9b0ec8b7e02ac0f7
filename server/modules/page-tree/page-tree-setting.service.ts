import type { DataSource } from 'typeorm';
import type { AuthenticatedUser } from '../../request/visitor.js';
import { PageTreeSettingRecord, type TreeSettings } from '../../entities/page-tree-setting.entity.js';
import { applyChange, defaultTreeSettings, type TreeSettingChange } from './page-tree-setting.js';

/** Page tree settings of users. */
export class PageTreeSettingService {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
  ) {}

  /** Settings of a user merged with the defaults. */
  async read({ account }: AuthenticatedUser): Promise<TreeSettings> {
    const stored = await this.postgres
      .getRepository(PageTreeSettingRecord)
      .findOneBy({ accountId: account.id });
    return stored ? applyChange(defaultTreeSettings(), stored.settings) : defaultTreeSettings();
  }

  /**
   * Updates the settings of a user.
   * @throws AppError InvalidField
   */
  async save(user: AuthenticatedUser, change: TreeSettingChange): Promise<TreeSettings> {
    const settings = applyChange(await this.read(user), change);
    const records = this.postgres.getRepository(PageTreeSettingRecord);
    await records.upsert({ accountId: user.account.id, settings, updatedAt: this.now() }, ['accountId']);
    return settings;
  }
}
