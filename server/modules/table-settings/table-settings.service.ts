import type { ServiceParts } from '../../app-services.js';
import type { ReportDefinition } from '../../reports/engine/report-definition.js';
import { reportOf } from '../../reports/report-registry.js';
import type { Person } from '../accounts/visitor.js';
import { TableSetting } from './table-setting.entity.js';
import { checkedColumns, checkedDensity, knownColumns } from './table-view.js';
import type { TableColumnInput, TableSettings } from './table-view.type.js';

/** What changes of an arrangement: null takes a part back to the usual one, a part that is missing stays. */
export interface TableSettingsChange {
  columns?: readonly TableColumnInput[] | null;
  density?: string | null;
}

/** How people arranged the tables of reports. */
export class TableSettingsService {
  constructor(private readonly parts: Pick<ServiceParts, 'postgres' | 'now'>) {}

  /** The arrangement of one report. Throws NotFound where there is no such report. */
  async read({ account }: Person, reportName: string): Promise<TableSettings> {
    const definition = reportOf(reportName);
    const kept = await this.parts.postgres
      .getRepository(TableSetting)
      .findOneBy({ accountId: account.id, report: definition.id });
    return presented(definition, kept);
  }

  /**
   * Changes the arrangement of one report.
   * @throws AppError NotFound, InvalidField
   */
  async save(person: Person, reportName: string, change: TableSettingsChange): Promise<TableSettings> {
    const definition = reportOf(reportName);
    const { columns, density } = change;
    const parts = {
      ...(columns === undefined ? {} : { columns: columns ? checkedColumns(definition, columns) : null }),
      ...(density === undefined ? {} : { density: density ? checkedDensity(density) : null }),
    };
    await this.parts.postgres
      .getRepository(TableSetting)
      .upsert(
        { accountId: person.account.id, report: definition.id, ...parts, updatedAt: this.parts.now() },
        ['accountId', 'report'],
      );
    return this.read(person, reportName);
  }
}

function presented(definition: ReportDefinition, kept: TableSetting | null): TableSettings {
  return {
    columns: kept?.columns ? knownColumns(definition, kept.columns) : null,
    density: kept?.density ?? null,
  };
}
