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
}
