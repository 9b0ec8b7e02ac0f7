import { maxComparedDomains } from '../../contract/reports/comparison.js';
import { maxSerpPosition } from '../../contract/reports/depth.js';
import { maxListLines, mapListTools, type ListTool } from '../../contract/tools/list-tools.js';
import { defaultPlanSet, type PlanSet } from '../../config/plan-set.js';
import type { PlanRight } from './report-definition.js';

/** The viewer's access to reports, as determined by the plan. */
export interface Viewer {
  /** Account id; 0 for a guest. */
  userId: number;
  /** The paying account whose imported sites are visible; 0 for a guest. */
  ownerId: number;
  kind: 'guest' | 'demo' | 'promo' | 'paid' | 'administrator';
  allowance: ReportAllowance;
  /** The plans that the viewer can buy. */
  planSet: PlanSet;
  /** Owner identifiers hidden from everyone. */
  hiddenOwners?: readonly string[];
}

/** Limits of a viewer. `null` means no limit. */
export interface ReportAllowance {
  /** Maximum number of rows per report. */
  rows: number | null;
  /** Maximum number of rows per export. */
  exportRows: number | null;
  /** Maximum visible position. */
  maxPosition: number | null;
  /** Whether pages after the first are available. */
  paging: boolean;
  perPage: boolean;
  sort: boolean;
  filter: boolean;
  /** Maximum number of conditions per filter. */
  conditions: number | null;
  /** Whether copying to the clipboard is allowed. */
  copy: boolean;
  /** Maximum number of pages in a page tree. */
  treePages: number | null;
  /** Maximum number of domains per comparison. */
  sitesToCompare: number;
  /** Maximum number of list lines per tool. */
  lists: Readonly<Record<ListTool, number>>;
  /** Rights that reports check (`ReportDefinition.right`). */
  rights: Readonly<Record<PlanRight, boolean>>;
}

/** Allowance without limits. */
export const unlimited: ReportAllowance = {
  rows: null,
  exportRows: null,
  maxPosition: null,
  paging: true,
  perPage: true,
  sort: true,
  filter: true,
  conditions: null,
  copy: true,
  treePages: null,
  sitesToCompare: maxComparedDomains,
  lists: mapListTools(() => maxListLines),
  rights: { competitorLists: true, ownerSearch: true, adExport: true },
};

/** Full access, for administrators and for internal reads of the server. */
export const unlimitedViewer: Viewer = {
  userId: 0,
  ownerId: 0,
  kind: 'administrator',
  allowance: unlimited,
  planSet: defaultPlanSet,
};

/** The viewer for a short list on another page: only position and row limits apply. */
export function listViewer({ allowance: { rows, maxPosition }, ...viewer }: Viewer): Viewer {
  return { ...viewer, allowance: { ...unlimited, rows, maxPosition } };
}

/** Maximum visible position as a number. */
export function maxVisiblePosition({ allowance }: Viewer): number {
  return allowance.maxPosition ?? maxSerpPosition;
}
