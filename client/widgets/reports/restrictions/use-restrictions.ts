import type { SearchEngine } from '../../../../server/contract/reports/search-engine.js';
import { useCallback, useMemo, useState } from 'react';
import { parseFilter } from '../../../../server/contract/filter-language/parse-filter.js';
import type { RestrictedAction } from './restriction-dialog.js';
import { useViewer, type ViewerData } from '../../../graphql/accounts/use-viewer.js';
import { countConditions } from '../filter/filter-model.js';
import { filterFieldsOf } from '../filter/filter-fields.js';
import { defaultSortOf, type ReportMeta } from '../report-meta.js';
import {
  type ReportState,
  changeReportState,
  parseReportHash,
  serialiseReportHash,
  initialState,
} from '../../../addresses/report-state.js';
import { useLocation, useNavigate } from 'react-router-dom';

/** Table limits of the viewer's plan; null means unlimited. */
export interface TableLimits {
  /** Whether the viewer has no paid plan. */
  isFreePlan: boolean;
  paging: boolean;
  perPage: boolean;
  sort: boolean;
  filter: boolean;
  /** Maximum conditions per filter. */
  conditions: number | null;
  copy: boolean;
  /** Whether the limits come from the owner's plan; a plan of the reader would not lift them. */
  isSetByOwner: boolean;
  /** Maximum rows of a report; `fileRows` applies to exports. */
  rows: number | null;
  fileRows: number | null;
}

/** Table action or address part that a plan can block. */
export type BlockedAction = 'sort' | 'page' | 'perPage' | 'filter' | 'filterAny';

const unlimited: TableLimits = {
  isFreePlan: false,
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

/** Limits of the viewer; until the viewer is loaded only the server enforces them. */
export function getTableLimits(viewer: ViewerData | undefined): TableLimits {
  if (!viewer) return unlimited;
  const isFreePlan = viewer.kind === 'GUEST' || viewer.kind === 'DEMO';
  return { ...planLimits(viewer.plan.limits), isFreePlan, isSetByOwner: false };
}

/** Plan limits that apply to tables. */
type TablePlan = Pick<
  ViewerData['plan']['limits'],
  'recordsPerReport' | 'exportRows' | 'paging' | 'perPage' | 'sort' | 'filter' | 'conditions' | 'copy'
>;

/**
 * Limits of a shared report, from the owner's plan. `isFreePlan` is true so that every limit is explained, because
 * readers do not know that plan.
 */
export function getOwnerLimits(plan: TablePlan): TableLimits {
  return { ...planLimits(plan), isFreePlan: true, isSetByOwner: true };
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
}: TablePlan): Omit<TableLimits, 'isFreePlan' | 'isSetByOwner'> {
  return { paging, perPage, sort, filter, conditions, copy, rows: recordsPerReport, fileRows: exportRows };
}

/** Report properties that restrictions depend on. */
interface RestrictedReport {
  /** Number of conditions in a filter string, including alternatives. */
  countConditions: (filter: string) => number;
  /** Default order as `column|direction`; requesting it explicitly is always allowed. */
  defaultSort: string;
}

/** Restriction that blocks a state change; undefined if it is allowed. */
export function findBlockedAction(
  change: Partial<ReportState>,
  limits: TableLimits,
  { countConditions, defaultSort }: RestrictedReport,
): BlockedAction | undefined {
  if (change.sort && change.sort !== defaultSort && !limits.sort) return 'sort';
  if (change.perPage !== undefined && change.perPage !== initialState.perPage && !limits.perPage) {
    return 'perPage';
  }
  if (change.page !== undefined && change.page !== 1 && !limits.paging) return 'page';
  const { filter = '', search = '' } = change;
  if (!filter && !search) return undefined;
  if (!limits.filter) return 'filterAny';
  const conditions = countConditions(filter) + (search === '' ? 0 : 1);
  return limits.conditions !== null && conditions > limits.conditions ? 'filter' : undefined;
}

/**
 * Resets and lists the parts of the state that the plan does not allow. A pasted address may exceed the reader's
 * plan.
 */
export function restrictState(
  state: ReportState,
  limits: TableLimits,
  report: RestrictedReport,
): { state: ReportState; dropped: BlockedAction[] } {
  const dropped: BlockedAction[] = [];
  const allowed = { ...state };
  for (const part of ['sort', 'perPage', 'page', 'filter'] as const) {
    const search = part === 'filter' ? { search: state.search } : {};
    const action = findBlockedAction({ [part]: state[part], ...search }, limits, report);
    if (!action) continue;
    dropped.push(action);
    Object.assign(allowed, { [part]: initialState[part] });
    if (part === 'filter') allowed.search = initialState.search;
  }
  return { state: allowed, dropped };
}

/** Table state within the reader's limits. */
export interface RestrictedState {
  state: ReportState;
  /** Changes the state or opens the restriction dialog. Returns whether the change was applied. */
  change: (patch: Partial<ReportState>) => boolean;
  limits: TableLimits;
  /** Parts of the address that the plan does not allow. */
  dropped: readonly BlockedAction[];
  /** Action for which the restriction dialog is open. */
  restrictedAction: RestrictedAction | undefined;
  setRestrictedAction: (action: RestrictedAction | undefined) => void;
  /** Whether the viewer is still loading. */
  isWaiting: boolean;
  /** Identity of viewer and plan; a change refetches the rows. */
  viewerKey: string;
}

/**
 * Table state from the address, limited by the plan of the reader or owner. Disallowed parts are reported and not
 * sent to the server.
 */
export function useRestrictions(
  meta: ReportMeta,
  engine: SearchEngine,
  ownerLimits: TableLimits | undefined,
): RestrictedState {
  const [requestedState, setRequestedState] = useReportState();
  const { viewer, isWaiting } = useViewer();
  const [restrictedAction, setRestrictedAction] = useState<RestrictedAction>();
  const limits = useMemo(() => ownerLimits ?? getTableLimits(viewer), [ownerLimits, viewer]);
  const report = useMemo(
    () => ({ countConditions: createConditionCounter(meta), defaultSort: defaultSortOf(meta, engine) }),
    [meta, engine],
  );
  const { state, dropped } = useMemo(
    () => restrictState(requestedState, limits, report),
    [requestedState, limits, report],
  );
  const change = useCallback(
    (patch: Partial<ReportState>) => {
      const { filter, search } = state;
      const isFilterChange = patch.filter !== undefined || patch.search !== undefined;
      const action = findBlockedAction(isFilterChange ? { filter, search, ...patch } : patch, limits, report);
      if (action) setRestrictedAction(action);
      else setRequestedState(patch);
      return action === undefined;
    },
    [setRequestedState, state, limits, report],
  );
  const viewerKey = viewer ? `${viewer.account?.id ?? 'guest'} ${viewer.plan.id}` : '';
  return {
    state,
    change,
    limits,
    dropped,
    restrictedAction,
    setRestrictedAction,
    isWaiting,
    viewerKey,
  };
}

function createConditionCounter(meta: ReportMeta) {
  const fields = filterFieldsOf(meta.columns);
  return (text: string) => {
    const { filter, invalid } = parseFilter(text, fields);
    return countConditions(filter) + invalid.length;
  };
}

/** Table state in the URL hash; every change adds a history entry. */
function useReportState(): [ReportState, (change: Partial<ReportState>) => void] {
  const location = useLocation();
  const { hash, search } = location;
  const historyState = location.state as unknown;
  const navigate = useNavigate();
  const state = useMemo(() => parseReportHash(hash), [hash]);
  const change = useCallback(
    (patch: Partial<ReportState>) => {
      const next = serialiseReportHash(changeReportState(state, patch));
      if (next === serialiseReportHash(state)) return;
      const to = { search, hash: next ? `#${next}` : '' };
      // The history state contains lists that are too long for the address.
      void navigate(to, { preventScrollReset: true, state: historyState });
    },
    [navigate, search, state, historyState],
  );
  return [state, change];
}
