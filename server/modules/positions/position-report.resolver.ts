import { Args, ArgsType, Ctx, Field, ID, Int, Query, Resolver } from 'type-graphql';
import { maxDates } from '../../contract/projects/positions.js';
import type { RequestContext } from '../../request/request-context.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { PositionsReport } from './position-report.type.js';
import type { PositionReportService } from './position-report.service.js';

const defaultDateCount = 12;

/** Project, region and dates of the report. */
@ArgsType()
class PositionsReportArgs {
  @Field(() => ID, { description: 'Id of the project.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Database code of the region; the first region by default.',
  })
  base?: string | null;

  @Field(() => Int, {
    defaultValue: defaultDateCount,
    description: `Maximum number of dates, 1 to ${maxDates}.`,
  })
  dates!: number;

  @Field(() => String, { nullable: true, description: 'Only keywords with this tag.' })
  tag?: string | null;
}

@Resolver()
export class PositionReportResolver {
  constructor(private readonly reports: PositionReportService) {}

  @RequireAccess('user')
  @Query(() => PositionsReport, {
    complexity: 20,
    description:
      'Positions of a project in one region: keywords by date, counts by top and share of voice. Errors: ' +
      'POSITIONS_PROJECT_NOT_FOUND, INVALID_FIELD.',
  })
  async positionsReport(
    @Args() { id, base, dates, tag }: PositionsReportArgs,
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
