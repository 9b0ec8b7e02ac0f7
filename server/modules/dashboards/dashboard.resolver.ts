import { GraphQLSafeInt } from 'graphql-scalars';
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, ArgsType, Ctx, Field, Info, Int, Query, Resolver } from 'type-graphql';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { RequestContext } from '../../request/request-context.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { isFieldSelected } from '../../schema-kit/selected-columns.js';
import { ClosestCompetitor } from './closest-competitor.type.js';
import { defaultListRows, maxListRows } from './dashboard-context.js';
import { dashboardParts } from './dashboard-parts.js';
import {
  AdHistoryPoint,
  DashboardCompetitor,
  DashboardPaidCompetitor,
  DomainDashboard,
} from './domain-dashboard.type.js';
import { readDomainSummaries } from './domain-summaries.js';
import { DomainInput, DomainSummary } from './domain-summary.type.js';
import { KeywordDashboard } from './keyword-dashboard.type.js';
import {
  openAdHistory,
  openClosestCompetitor,
  openCompetitors,
  openDomainDashboard,
  openKeywordDashboard,
  openPaidCompetitors,
} from './open-dashboards.js';
import { readPositionHistory } from './position-history.js';
import { PositionHistoryPoint } from './position-history.type.js';
import { ReportCount } from './report-count.type.js';
import { readReportCounts } from './report-counts.js';

const base = {
  nullable: true,
  description:
    'Code of the database, such as `gny`. Defaults to the database selected in this browser, then to `gny`.',
};
const listRowsOptions = {
  nullable: true,
  description: `Rows of each list, 1 to ${maxListRows}; ${defaultListRows} by default.`,
};
const domain = { description: 'Domain, such as `shop.example`. A scheme, `www.` and a path are ignored.' };

/** Domain and keyword, each by name or id. */
@ArgsType()
class PositionHistoryArgs {
  @Field(() => String, { nullable: true, description: 'Domain; alternatively its id in `did`.' })
  domain?: string | null;

  @Field(() => String, { nullable: true, description: 'Keyword; alternatively its id in `kid`.' })
  keyword?: string | null;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'Id of the domain.' })
  did?: number | null;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'Id of the keyword.' })
  kid?: number | null;

  @Field(() => String, base)
  base?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether to return all dates; by default the newest of each month.',
  })
  daily?: boolean | null;
}

@Resolver()
export class DashboardResolver {
  @RequireAccess('guest')
  @Query(() => DomainDashboard, {
    complexity: 20,
    description: 'Totals of a domain, the first rows of its reports, and its history.',
  })
  domainDashboard(
    @Arg('domain', () => String, domain) name: string,
    @Arg('base', () => String, base) code: string | undefined,
    @Arg('listRows', () => Int, listRowsOptions) listRows: number | null | undefined,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<DomainDashboard> {
    const parts = dashboardParts.filter((part) => isFieldSelected(part, info));
    const options = { parts, listRows: readListRows(listRows) };
    return openDomainDashboard(name, code ?? context.defaultBase, context, options);
  }

  @RequireAccess('guest')
  @Query(() => [DomainSummary], {
    nullable: 'items',
    complexity: 10,
    description: 'Totals of several domains in request order; null for a domain that is not in the database.',
  })
  domainSummaries(
    @Arg('domains', () => [DomainInput], { description: 'Domains, up to 100.' }) domains: DomainInput[],
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<(DomainSummary | null)[]> {
    return readDomainSummaries(
      domains,
      context.defaultBase,
      context.reports,
      isFieldSelected('history', info),
    );
  }

  @RequireAccess('guest')
  @Query(() => [DashboardCompetitor], {
    complexity: 5,
    description: 'First competitors of a domain in organic search.',
  })
  dashboardCompetitors(
    @Arg('domain', () => String, domain) name: string,
    @Arg('base', () => String, base) code: string | undefined,
    @Ctx() context: RequestContext,
  ): Promise<DashboardCompetitor[]> {
    return openCompetitors(name, code ?? context.defaultBase, context);
  }

  @RequireAccess('guest')
  @Query(() => ClosestCompetitor, {
    nullable: true,
    complexity: 10,
    description:
      'Closest organic competitor of a domain, with the overlap of their keywords; null if there is no competitor.',
  })
  closestCompetitor(
    @Arg('domain', () => String, domain) name: string,
    @Arg('base', () => String, base) code: string | undefined,
    @Ctx() context: RequestContext,
  ): Promise<ClosestCompetitor | null> {
    return openClosestCompetitor(name, code ?? context.defaultBase, context);
  }

  @RequireAccess('guest')
  @Query(() => [DashboardPaidCompetitor], {
    complexity: 5,
    description: 'First competitors of a domain in paid search.',
  })
  dashboardPaidCompetitors(
    @Arg('domain', () => String, domain) name: string,
    @Arg('base', () => String, base) code: string | undefined,
    @Ctx() context: RequestContext,
  ): Promise<DashboardPaidCompetitor[]> {
    return openPaidCompetitors(name, code ?? context.defaultBase, context);
  }

  @RequireAccess('guest')
  @Query(() => [AdHistoryPoint], {
    complexity: 5,
    description: 'Advertising totals of a domain at each snapshot, oldest first.',
  })
  domainAdHistory(
    @Arg('domain', () => String, domain) name: string,
    @Arg('base', () => String, base) code: string | undefined,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<AdHistoryPoint[]> {
    return openAdHistory(name, code ?? context.defaultBase, context, isFieldSelected('adcost', info));
  }

  @RequireAccess('guest')
  @Query(() => KeywordDashboard, {
    complexity: 20,
    description: 'Volumes, search results, ads and similar keywords of a keyword.',
  })
  keywordDashboard(
    @Arg('keyword', () => String, { description: 'The keyword.' }) keyword: string,
    @Arg('base', () => String, base) code: string | undefined,
    @Arg('listRows', () => Int, listRowsOptions) listRows: number | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<KeywordDashboard> {
    return openKeywordDashboard(keyword, code ?? context.defaultBase, context, readListRows(listRows));
  }

  @RequireAccess('guest')
  @Query(() => [PositionHistoryPoint], {
    complexity: 5,
    description: 'Monthly or daily positions of a domain for a keyword, oldest first.',
  })
  positionHistory(
    @Args() { domain: name, keyword, did, kid, base: code, daily }: PositionHistoryArgs,
    @Ctx() context: RequestContext,
  ): Promise<PositionHistoryPoint[]> {
    if (!name && isMissing(did)) {
      throw new AppError(ErrorCode.BadRequest, {
        what: { en: 'domain or did is missing', ru: 'не указан domain или did' },
      });
    }
    if (!keyword && isMissing(kid)) {
      throw new AppError(ErrorCode.BadRequest, {
        what: { en: 'keyword or kid is missing', ru: 'не указан keyword или kid' },
      });
    }
    const subject = {
      domain: name ?? undefined,
      keyword: keyword ?? undefined,
      domainId: did ?? undefined,
      keywordId: kid ?? undefined,
    };
    return readPositionHistory(subject, code ?? context.defaultBase, context, daily ?? false);
  }

  @RequireAccess('guest')
  @Query(() => [ReportCount], {
    complexity: 5,
    description: 'Row counts of the reports on a domain, displayed in the tabs.',
  })
  reportCounts(
    @Arg('domain', () => String, domain) name: string,
    @Arg('base', () => String, base) code: string | undefined,
    @Ctx() context: RequestContext,
  ): Promise<ReportCount[]> {
    return readReportCounts(name, code ?? context.defaultBase, context.reports);
  }
}

function readListRows(rows: number | null | undefined): number {
  return Math.min(Math.max(rows ?? defaultListRows, 1), maxListRows);
}

function isMissing(id: number | null | undefined): boolean {
  return id === null || id === undefined;
}
