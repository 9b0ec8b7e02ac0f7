import type { ReportAccess } from '../../request/report-access.js';
import { describePageTree } from '../usage/summary-report.js';
import type { PageTree } from './page-tree.type.js';
import { readPageTree } from './read-page-tree.js';

/**
 * Page tree of a domain within the plan's limits, counted as one report per day. Throws UnknownBase, DomainNotFound,
 * DemoLimit, AnalysisLimit.
 */
export async function openPageTree(
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
