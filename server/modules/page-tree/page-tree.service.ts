import type { ReportDependencies } from '../../reports/engine/report-dependencies.js';
import type { Viewer } from '../../reports/engine/viewer.js';
import type { PageTree } from './page-tree.type.js';
import { readPageTree } from './read-page-tree.js';

/** The tree of a domain's pages as far as the viewer's plan holds it. Throws UnknownBase, DomainNotFound. */
export async function pageTree(
  domain: string,
  code: string | undefined,
  { viewer, deps }: { viewer: Viewer; deps: ReportDependencies },
): Promise<PageTree> {
  const { base, columns, pages, shownPages } = await readPageTree(
    domain,
    code,
    viewer.allowance.treePages,
    deps,
  );
  const { positionsDate, volumesDate } = base;
  return { ...columns, pages, shownPages, positionsDate, volumesDate };
}
