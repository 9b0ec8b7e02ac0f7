import type { ViewerData } from '../../../graphql/use-viewer.js';
import { type ReportState, initialState } from '../../../addresses/report-state.js';

/** What the viewer's plan lets a table do. Null means no limit. */
export interface TableLimits {
  /** Whether the viewer has no plan: a guest, or an account in the demo mode. */
  demo: boolean;
  paging: boolean;
  perPage: boolean;
  sort: boolean;
  filter: boolean;
  /** Conditions of one filter. */
  conditions: number | null;
  copy: boolean;
  /** Whether it is not the reader's plan but that of who shows the table: nothing that the reader may buy opens more. */
  isSetByOwner: boolean;
  /** Rows of a report, and of a file. */
  rows: number | null;
  fileRows: number | null;
}

/** What a table refuses: an act of its reader, or a part of the address that it was opened with. */
export type BlockedAction = 'sort' | 'page' | 'perPage' | 'filter' | 'filterAny';

const unlimited: TableLimits = {
  demo: false,
  paging: true,
  perPage: true,
  sort: true,
  filter: true,
  conditions: null,
  copy: true,
  isSetByOwner: false,
  rows: null,
  fileRows: null,
};

/** The limits of a viewer's tables; while the viewer is not known the server alone decides. */
export function tableLimitsOf(viewer: ViewerData | undefined): TableLimits {
  if (!viewer) return unlimited;
  const demo = viewer.kind === 'GUEST' || viewer.kind === 'DEMO';
  return { ...planLimits(viewer.plan.limits), demo, isSetByOwner: false };
}

/** What of a plan a table goes by. */
type TablePlan = Pick<
  ViewerData['plan']['limits'],
  'recordsPerReport' | 'exportRows' | 'paging' | 'perPage' | 'sort' | 'filter' | 'conditions' | 'copy'
>;

/** The limits of a table that somebody shows to others: whatever of it is cut is said, as none of its readers can know. */
export function limitsOfOwner(plan: TablePlan): TableLimits {
  return { ...planLimits(plan), demo: true, isSetByOwner: true };
}

function planLimits({
  recordsPerReport,
  exportRows,
  paging,
  perPage,
  sort,
  filter,
  conditions,
  copy,
}: TablePlan): Omit<TableLimits, 'demo' | 'isOfOwner'> {
  return { paging, perPage, sort, filter, conditions, copy, rows: recordsPerReport, fileRows: exportRows };
}

/** What of a report decides whether a change of its table may happen. */
interface RestrictedReport {
  /** Conditions of a filter string, alternatives included. */
  countConditions: (filter: string) => number;
  /** The order of its own, as `column|direction`: naming it changes nothing. */
  defaultSort: string;
}

/** Why a change of the table's state does not happen; undefined where it may. */
export function blockedAction(
  change: Partial<ReportState>,
  limits: TableLimits,
  { countConditions, defaultSort }: RestrictedReport,
): BlockedAction | undefined {
  if (change.sort && change.sort !== defaultSort && !limits.sort) return 'sort';
  if (change.perPage !== undefined && change.perPage !== initialState.perPage && !limits.perPage) {
    return 'perPage';
  }
  if (change.page !== undefined && change.page !== 1 && !limits.paging) return 'page';
  if (!change.filter) return undefined;
  if (!limits.filter) return 'filterAny';
  return limits.conditions !== null && countConditions(change.filter) > limits.conditions
    ? 'filter'
    : undefined;
}

/** The part of a state that the viewer may ask for, and what was left out of it. An address may hold more than its reader may see. */
export function allowedState(
  state: ReportState,
  limits: TableLimits,
  report: RestrictedReport,
): { state: ReportState; dropped: BlockedAction[] } {
  const dropped: BlockedAction[] = [];
  const allowed = { ...state };
  for (const part of ['sort', 'perPage', 'page', 'filter'] as const) {
    const action = blockedAction({ [part]: state[part] }, limits, report);
    if (!action) continue;
    dropped.push(action);
    Object.assign(allowed, { [part]: initialState[part] });
  }
  return { state: allowed, dropped };
}
