import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { PageTree } from './page-tree.type.js';
import type { ReportAccess } from '../../request/report-access.js';
import { describePageTree } from '../usage/summary-report.js';
import { readPageTree } from './read-page-tree.js';

@Resolver()
export class PageTreeResolver {
  @RequireAccess('guest')
  @Query(() => PageTree, {
    complexity: 40,
    description: 'Ranking pages of a domain as a tree of paths.',
  })
  pageTree(
    @Arg('domain', () => String, {
      description: 'Domain, such as `shop.example`. A scheme, `www.` and a path are ignored.',
    })
    domain: string,
    @Arg('base', () => String, {
      nullable: true,
      description:
        'Code of the database, such as `gny`. Defaults to the database selected in this browser, then to `gny`.',
    })
    base: string | undefined,
    @Ctx() context: RequestContext,
  ): Promise<PageTree> {
    return openPageTree(domain, base ?? context.defaultBase, context);
  }
}

/**
 * Page tree of a domain within the plan's limits, counted as one report per day. Throws UnknownBase, DomainNotFound,
 * DemoLimit, AnalysisLimit.
 */
async function openPageTree(
  domain: string,
  code: string,
  { viewer, reports, runWithinQuota }: ReportAccess,
): Promise<PageTree> {
  const { code: baseCode } = await reports.bases.byCode(code);
  return runWithinQuota(describePageTree(domain, baseCode), async () => {
    const rows = viewer.allowance.treePages;
    const { base, columns, ...counts } = await readPageTree(domain, code, rows, reports);
    return { ...columns, ...counts, volumesDate: base.volumesDate };
  });
}
