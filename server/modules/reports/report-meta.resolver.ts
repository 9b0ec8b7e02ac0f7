import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { reportRegistry } from '../../reports/report-registry.js';
import type { RequestContext } from '../../request/request-context.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { describeReport } from './report-meta.js';
import { ReportMeta } from './report-meta.type.js';

@Resolver()
export class ReportMetaResolver {
  @RequireAccess('public', { isBackground: true })
  @Query(() => [ReportMeta], { description: 'All reports, with their columns.', complexity: 70 })
  reports(@Ctx() context: RequestContext): ReportMeta[] {
    return reportRegistry.map((definition) => describeReport(definition, context.language));
  }

  @RequireAccess('public', { isBackground: true })
  @Query(() => ReportMeta, {
    nullable: true,
    description: 'Report by id; null if it does not exist.',
  })
  report(
    @Arg('id', () => ID, { description: 'Id of the report, such as `organic-keywords`.' }) id: string,
    @Ctx() context: RequestContext,
  ): ReportMeta | null {
    const definition = reportRegistry.find((report) => report.id === id);
    return definition ? describeReport(definition, context.language) : null;
  }
}
