import type { RowDensity } from '../../contract/appearance/row-density.js';
import { type DataSource, IsNull, Not } from 'typeorm';
import { requireReport } from '../../reports/report-registry.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import { TableSetting } from '../../entities/table-setting.entity.js';
import { validateColumns, supportedColumns } from './table-view.js';
import type { TableColumnInput, TableSettings } from './table-view.type.js';

/** Changes to table settings: null restores the default, undefined leaves a part unchanged. */
interface TableSettingsChange {
  columns?: readonly TableColumnInput[] | null;
  density?: RowDensity | null;
}

/** Table settings: columns per report and one row height for all reports. */
export class TableSettingsService {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
  ) {}

  /**
   * Settings of a report, including the shared row height.
   * @throws AppError NotFound for an unknown report
   */
  async read({ account }: AuthenticatedUser, reportName: string): Promise<TableSettings> {
    const definition = requireReport(reportName);
    const settings = this.postgres.getRepository(TableSetting);
    const key = { accountId: account.id };
    const stored = await settings.findBy([
      { ...key, report: definition.id },
      { ...key, density: Not(IsNull()) },
    ]);
    const columns = stored.find(({ report }) => report === definition.id)?.columns;
    return {
      columns: columns ? supportedColumns(definition, columns) : null,
      density: stored.find(({ density }) => density !== null)?.density ?? null,
    };
  }

  /**
   * Saves the columns of a report and the shared row height.
   * @throws AppError NotFound, InvalidField
   */
  async save(
    user: AuthenticatedUser,
    reportName: string,
    change: TableSettingsChange,
  ): Promise<TableSettings> {
    const definition = requireReport(reportName);
    const { columns, density } = change;
    const parts = {
      ...(columns === undefined ? {} : { columns: columns ? validateColumns(definition, columns) : null }),
      ...(density === undefined ? {} : { density }),
    };
    const settings = this.postgres.getRepository(TableSetting);
    const key = { accountId: user.account.id, report: definition.id };
    await settings.upsert({ ...key, ...parts, updatedAt: this.now() }, ['accountId', 'report']);
    if (parts.density !== undefined) {
      // The row height is shared, so older values of other reports are cleared.
      await settings.update({ accountId: key.accountId, report: Not(key.report) }, { density: null });
    }
    return this.read(user, reportName);
  }
}
