import type { SearchEngine } from '../../../../server/contract/reports/search-engine.js';
import { useCallback, useMemo, useState } from 'react';
import { parseFilter } from '../../../../server/contract/filter-language/parse-filter.js';
import type { RestrictedAction } from './restriction-dialog.js';
import { useViewer } from '../../../graphql/accounts/use-viewer.js';
import { countConditions } from '../filter/filter-model.js';
import { filterFieldsOf } from '../filter/filter-fields.js';
import { defaultSortOf, type ReportMeta } from '../report-meta.js';
import type { ReportState } from '../../../addresses/report-state.js';
import { useReportState } from '../use-report-state.js';
import {
  restrictState,
  findBlockedAction,
  type BlockedAction,
  type TableLimits,
  getTableLimits,
} from './table-limits.js';

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
      const action = findBlockedAction(patch, limits, report);
      if (action) setRestrictedAction(action);
      else setRequestedState(patch);
      return action === undefined;
    },
    [setRequestedState, limits, report],
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
