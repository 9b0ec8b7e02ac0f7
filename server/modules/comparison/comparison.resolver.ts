import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { maxSelectedRows } from '../../contract/reports/selected-rows.js';
import { compareDomains, findDomainNames } from './compare-domains.js';
import { ComparisonSummary, ComparisonView, NamedDomain } from './comparison.type.js';

@Resolver()
export class ComparisonResolver {
  @RequireAccess('guest')
  @Query(() => ComparisonSummary, {
    complexity: 20,
    description: 'Keyword totals of several domains and the sizes of all intersections.',
  })
  comparisonSummary(
    @Arg('domains', () => [String], { description: 'Names or ids of the domains.' }) domains: string[],
    @Arg('view', () => ComparisonView, {
      defaultValue: ComparisonView.organic,
      description: 'Kind of compared keywords.',
    })
    view: ComparisonView,
    @Arg('base', () => String, {
      nullable: true,
      description:
        'Code of the database, such as `gny`. Defaults to the database selected in this browser, then to `gny`.',
    })
    code: string | undefined,
    @Ctx() context: RequestContext,
  ): Promise<ComparisonSummary> {
    return compareDomains(domains, view, code ?? context.defaultBase, context);
  }

  @RequireAccess('guest')
  @Query(() => [NamedDomain], {
    complexity: 10,
    description: `Names of domains by id or name, in request order; at most ${maxSelectedRows} domains.`,
  })
  namedDomains(
    @Arg('domains', () => [String], { description: 'Names or ids of the domains.' }) domains: string[],
    @Arg('base', () => String, {
      nullable: true,
      description:
        'Code of the database, such as `gny`. Defaults to the database selected in this browser, then to `gny`.',
    })
    code: string | undefined,
    @Ctx() context: RequestContext,
  ): Promise<NamedDomain[]> {
    return findDomainNames(domains, code ?? context.defaultBase, context);
  }
}
