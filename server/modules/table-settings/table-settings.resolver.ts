import type { RowDensity } from '../../contract/appearance/row-density.js';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { requireUser } from '../../request/visitor.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import type { TableSettingsService } from './table-settings.service.js';
import { rowDensityEnum, TableColumnInput, TableSettings } from './table-view.type.js';

@Resolver()
export class TableSettingsResolver {
  constructor(private readonly service: TableSettingsService) {}

  @RequireAccess('user')
  @Query(() => TableSettings, { description: 'Your table settings of a report.' })
  tableSettings(
    @Arg('reportName', () => String, { description: 'Id of the report, such as `organic-keywords`.' })
    reportName: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<TableSettings> {
    return this.service.read(requireUser(visitor), reportName);
  }

  @RequireAccess('user')
  @Mutation(() => TableSettings, {
    description: 'Saves your table settings of a report; omitted arguments are unchanged.',
  })
  saveTableSettings(
    @Arg('reportName', () => String, { description: 'Id of the report, such as `organic-keywords`.' })
    reportName: string,
    @Arg('columns', () => [TableColumnInput], {
      nullable: true,
      description: 'Columns in display order; null restores the default columns.',
    })
    columns: TableColumnInput[] | null | undefined,
    @Arg('density', () => rowDensityEnum, {
      nullable: true,
      description: 'Row height of all your tables; null for the default.',
    })
    density: RowDensity | null | undefined,
    @Ctx() { visitor }: RequestContext,
  ): Promise<TableSettings> {
    return this.service.save(requireUser(visitor), reportName, { columns, density });
  }
}
