import { maxSerpPosition } from '../../contract/depth.js';
import { ofEachListTool } from '../../contract/list-tools.js';
import type { Plan } from '../../config/plans.js';
import type { ReportAllowance, Viewer } from '../../reports/engine/viewer.js';
import type { Visitor } from '../../request/visitor.js';

/** What a plan lets its people see and do in reports. */
export function allowanceOf({ limits }: Plan): ReportAllowance {
  const { paging, perPage, sort, filter, conditions, copy, sitesToCompare } = limits;
  return {
    rows: limits.recordsPerReport,
    exportRows: limits.exportRows,
    // A plan that shows all that is kept cuts nothing.
    maxPosition: limits.deepestPosition >= maxSerpPosition ? null : limits.deepestPosition,
    paging,
    perPage,
    sort,
    filter,
    conditions,
    copy,
    treePages: limits.treePagesRows,
    sitesToCompare,
    lists: ofEachListTool((tool) => limits[tool].list),
    rights: {
      competitorLists: limits.competitorLists,
      ownerSearch: limits.ownerSearch,
      adExport: limits.adExport,
    },
  };
}

/** A visitor as the reports see one. `hiddenOwners`: identifiers whose owners are shown to nobody. */
export function viewerOf(
  { account, owner, kind, plan }: Visitor,
  hiddenOwners: readonly string[] = [],
): Viewer {
  const userId = account?.id ?? 0;
  return { userId, ownerId: owner?.id ?? 0, kind, allowance: allowanceOf(plan), hiddenOwners };
}
