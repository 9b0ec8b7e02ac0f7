import type { RowDensity } from '../../contract/row-density.js';
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
  @Query(() => TableSettings, { description: 'How you arranged the table of a report.' })
  tableSettings(
    @Arg('reportName', () => String, { description: 'Id of the report, as `organic-keywords`.' })
    reportName: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<TableSettings> {
    return this.service.read(requireUser(visitor), reportName);
  }

  @RequireAccess('user')
  @Mutation(() => TableSettings, {
    description: 'Keeps how you arranged the table of a report; what is not named stays.',
  })
  saveTableSettings(
    @Arg('reportName', () => String, { description: 'Id of the report, as `organic-keywords`.' })
    reportName: string,
    @Arg('columns', () => [TableColumnInput], {
      nullable: true,
      description: 'The columns in their order; null takes them back to those of the report.',
    })
    columns: TableColumnInput[] | null | undefined,
    @Arg('density', () => rowDensityEnum, {
      nullable: true,
      description: 'Height of the rows of all your tables; null for the default one.',
    })
    density: RowDensity | null | undefined,
    @Ctx() { visitor }: RequestContext,
  ): Promise<TableSettings> {
    return this.service.save(requireUser(visitor), reportName, { columns, density });
  }
}
