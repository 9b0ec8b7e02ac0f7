import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { maxDates } from '../../contract/positions.js';
import type { RequestContext } from '../../request/request-context.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { PositionsReport } from './position-report.type.js';
import type { PositionReportService } from './position-report.service.js';

const defaultDateCount = 12;

@Resolver()
export class PositionReportResolver {
  constructor(private readonly reports: PositionReportService) {}

  @RequireAccess('user')
  @Query(() => PositionsReport, {
    complexity: 20,
    description:
      'The positions of a project in one region: the keywords by dates, how many stand in which top, and the share of voice. Errors: ' +
      'POSITIONS_PROJECT_NOT_FOUND, INVALID_FIELD.',
  })
  async positionsReport(
    @Arg('id', () => ID, { description: 'Id of the project.' }) id: string,
    @Arg('base', () => String, {
      nullable: true,
      description: 'Code of the region’s database; else the first region.',
    })
    base: string | null | undefined,
    @Arg('dates', () => Int, {
      defaultValue: defaultDateCount,
      description: `Dates at most, 1 to ${maxDates}.`,
    })
    dates: number,
    @Arg('tag', () => String, { nullable: true, description: 'Keywords with this tag alone.' })
    tag: string | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<PositionsReport> {
    const request = {
      base: base ?? undefined,
      dates: Math.min(Math.max(dates, 1), maxDates),
      tag: tag ?? undefined,
    };
    return (await this.reports.read(id, request, context)).report;
  }
}
