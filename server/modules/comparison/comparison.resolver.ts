import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { compareDomains } from './compare-domains.js';
import { ComparisonSummary, ComparisonView } from './comparison.type.js';

@Resolver()
export class ComparisonResolver {
  @RequireAccess('guest')
  @Query(() => ComparisonSummary, {
    complexity: 20,
    description: 'What several domains have in common: their totals and the sizes of all intersections.',
  })
  comparisonSummary(
    @Arg('domains', () => [String], { description: 'Names or ids of the domains.' }) domains: string[],
    @Arg('view', () => ComparisonView, {
      defaultValue: ComparisonView.organic,
      description: 'Which keywords are compared.',
    })
    view: ComparisonView,
    @Arg('base', () => String, {
      nullable: true,
      description: 'Code of the database, as `gny`; without it the one chosen in this browser, else `gny`.',
    })
    code: string | undefined,
    @Ctx() context: RequestContext,
  ): Promise<ComparisonSummary> {
    return compareDomains(domains, view, code ?? context.defaultBase, context);
  }
}
