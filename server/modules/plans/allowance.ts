import { maxSerpPosition } from '../../contract/reports/depth.js';
import { mapListTools } from '../../contract/tools/list-tools.js';
import type { Plan } from '../../config/plans.js';
import type { ReportAllowance, Viewer } from '../../reports/engine/viewer.js';
import type { Visitor } from '../../request/visitor.js';

/** Report permissions and limits of a plan. */
export function allowanceOf({ limits }: Plan): ReportAllowance {
  const { paging, perPage, sort, filter, conditions, copy, sitesToCompare } = limits;
  return {
    rows: limits.recordsPerReport,
    exportRows: limits.exportRows,
    // No limit applies if the plan shows all stored positions.
    maxPosition: limits.deepestPosition >= maxSerpPosition ? null : limits.deepestPosition,
    paging,
    perPage,
    sort,
    filter,
    conditions,
    copy,
    treePages: limits.treePagesRows,
    sitesToCompare,
    lists: mapListTools((tool) => limits[tool].list),
    rights: {
      competitorLists: limits.competitorLists,
      ownerSearch: limits.ownerSearch,
      adExport: limits.adExport,
    },
  };
}

/** The report viewer for a visitor. `hiddenOwners`: identifiers whose owners are hidden from all viewers. */
export function viewerOf(
  { account, owner, kind, plan, planSet }: Visitor,
  hiddenOwners: readonly string[] = [],
): Viewer {
  const userId = account?.id ?? 0;
  return { userId, ownerId: owner?.id ?? 0, kind, allowance: allowanceOf(plan), planSet, hiddenOwners };
}
