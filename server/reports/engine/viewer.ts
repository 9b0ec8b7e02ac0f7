import { maxComparedDomains } from '../../contract/comparison.js';
import { maxSerpPosition } from '../../contract/depth.js';
import { maxListLines, mapListTools, type ListTool } from '../../contract/list-tools.js';
import type { PlanRight } from './report-definition.js';

/** The viewer's access to reports, as determined by the plan. */
export interface Viewer {
  /** 0 for a guest. */
  userId: number;
  /** The paying account whose imported sites are visible; 0 for a guest. */
  ownerId: number;
  kind: 'guest' | 'demo' | 'promo' | 'paid' | 'administrator';
  allowance: ReportAllowance;
  /** Owner identifiers hidden from everyone. */
  hiddenOwners?: readonly string[];
}

/** Limits of a viewer. `null` means no limit. */
export interface ReportAllowance {
  /** Rows per report. */
  rows: number | null;
  /** Rows per export. */
  exportRows: number | null;
  /** Maximum visible position. */
  maxPosition: number | null;
  /** Whether pages after the first are available. */
  paging: boolean;
  perPage: boolean;
  sort: boolean;
  filter: boolean;
  /** Conditions per filter. */
  conditions: number | null;
  /** Whether copying to the clipboard is allowed. */
  copy: boolean;
  /** Pages in the page tree of a domain. */
  treePages: number | null;
  /** Domains per comparison. */
  sitesToCompare: number;
  /** List lines per tool. */
  lists: Readonly<Record<ListTool, number>>;
  /** Rights that reports check (`ReportDefinition.right`). */
  rights: Readonly<Record<PlanRight, boolean>>;
}

/** No limits. */
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

/** Full access, for administrators and for reports that the server reads itself. */
export const unlimitedViewer: Viewer = { userId: 0, ownerId: 0, kind: 'administrator', allowance: unlimited };

/** The viewer for a short list on another page: only position and row limits apply. */
export function listViewer({ allowance: { rows, maxPosition }, ...viewer }: Viewer): Viewer {
  return { ...viewer, allowance: { ...unlimited, rows, maxPosition } };
}

/** Maximum visible position as a number. */
export function maxVisiblePosition({ allowance }: Viewer): number {
  return allowance.maxPosition ?? maxSerpPosition;
}
