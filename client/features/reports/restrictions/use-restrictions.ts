import type { SearchEngine } from '../../../../server/contract/search-engine.js';
import { useCallback, useMemo, useState } from 'react';
import { parseFilter } from '../../../../server/contract/filter-language/parse-filter.js';
import type { RestrictedAction } from './restriction-dialog.js';
import { useViewer } from '../../../graphql/use-viewer.js';
import { countConditions } from '../filter/filter-model.js';
import { filterFieldsOf } from '../filter/filter-fields.js';
import { defaultSortOf, type ReportMeta } from '../report-meta.js';
import type { ReportState } from '../../../addresses/report-state.js';
import { useReportState } from '../state/use-report-state.js';
import {
  allowedState,
  blockedAction,
  type BlockedAction,
  type TableLimits,
  tableLimitsOf,
} from './table-limits.js';

/** The table's state as far as its reader may have it. */
export interface RestrictedState {
  state: ReportState;
  /** Changes the state, or says why not; whether it was changed. */
  change: (patch: Partial<ReportState>) => boolean;
  limits: TableLimits;
  /** Parts of the address that were left out. */
  dropped: readonly BlockedAction[];
  /** What the reader has just been refused. */
  restrictedAction: RestrictedAction | undefined;
  setRestrictedAction: (action: RestrictedAction | undefined) => void;
  /** Whether it is not known yet who looks. */
  isWaiting: boolean;
  /** Changes when the reader logs in or gets another plan: rows may be others then. */
  audience: string;
}

/**
 * The state in the address, cut to what the reader's plan holds, or that of who shows the table; what is beyond it is said, not
 * asked for.
 */
export function useRestrictions(
  meta: ReportMeta,
  engine: SearchEngine,
  ownerLimits: TableLimits | undefined,
): RestrictedState {
  const [requestedState, setRequestedState] = useReportState();
  const { viewer, isWaiting } = useViewer();
  const [restrictedAction, setRestrictedAction] = useState<RestrictedAction>();
  const limits = useMemo(() => ownerLimits ?? tableLimitsOf(viewer), [ownerLimits, viewer]);
  const report = useMemo(
    () => ({ countConditions: conditionCounter(meta), defaultSort: defaultSortOf(meta, engine) }),
    [meta, engine],
  );
  const { state, dropped } = useMemo(
    () => allowedState(requestedState, limits, report),
    [requestedState, limits, report],
  );
  const change = useCallback(
    (patch: Partial<ReportState>) => {
      const action = blockedAction(patch, limits, report);
      if (action) setRestrictedAction(action);
      else setRequestedState(patch);
      return action === undefined;
    },
    [setRequestedState, limits, report],
  );
  const audience = viewer ? `${viewer.account?.id ?? 'guest'} ${viewer.plan.id}` : '';
  return {
    state,
    change,
    limits,
    dropped,
    rejected: restrictedAction,
    refuse: setRestrictedAction,
    isWaiting,
    audience,
  };
}

function conditionCounter(meta: ReportMeta) {
  const fields = filterFieldsOf(meta.columns);
  return (text: string) => {
    const { filter, invalid } = parseFilter(text, fields);
    return countConditions(filter) + invalid.length;
  };
}
