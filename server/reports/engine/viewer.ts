import { maxComparedDomains } from '../../contract/comparison.js';
import { maxSerpPosition } from '../../contract/depth.js';
import { maxListLines, ofEachListTool, type ListTool } from '../../contract/list-tools.js';
import type { PlanRight } from './report-definition.js';

/** Who is looking, as far as a report cares: what of it this person may see and do. Plans fill it in. */
export interface Viewer {
  /** 0 for a guest. */
  userId: number;
  /** The paying account whose own sites this person may see; 0 for a guest, who sees those of nobody. */
  ownerId: number;
  kind: 'guest' | 'demo' | 'promo' | 'paid' | 'administrator';
  allowance: ReportAllowance;
  /** Identifiers whose owners are shown to nobody; none where they are missing. */
  hiddenOwners?: readonly string[];
}

/** Cuts of one person's reports. `null` means no cut. */
export interface ReportAllowance {
  /** Rows that may be read of one report. */
  rows: number | null;
  /** Rows of an export. */
  exportRows: number | null;
  /** Deepest position whose rows are shown. */
  maxPosition: number | null;
  /** Whether pages past the first may be opened. */
  paging: boolean;
  perPage: boolean;
  sort: boolean;
  filter: boolean;
  /** Conditions of one filter. */
  conditions: number | null;
  /** Whether copying to the clipboard is allowed. */
  copy: boolean;
  /** Pages that a domain's page tree is made of. */
  treePages: number | null;
  /** Domains that one comparison may have. */
  sitesToCompare: number;
  /** Lines of a list that a tool takes. */
  lists: Readonly<Record<ListTool, number>>;
  /** What the plan holds of that which reports may ask for (`ReportDefinition.right`). */
  rights: Readonly<Record<PlanRight, boolean>>;
}

/** No cuts at all. */
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
  lists: ofEachListTool(() => maxListLines),
  rights: { competitorLists: true, ownerSearch: true, adExport: true },
};

/** Somebody who sees everything: administrators, and reports that the server reads for itself. */
export const unlimitedViewer: Viewer = { userId: 0, ownerId: 0, kind: 'administrator', allowance: unlimited };

/** The same viewer for a short list of our own choosing: the depth and the number of rows are cut, nothing is refused. */
export function listViewer({ allowance: { rows, maxPosition }, ...viewer }: Viewer): Viewer {
  return { ...viewer, allowance: { ...unlimited, rows, maxPosition } };
}

/** The deepest position that a viewer is shown, as a number to compare with. */
export function maxVisiblePosition({ allowance }: Viewer): number {
  return allowance.maxPosition ?? maxSerpPosition;
}
