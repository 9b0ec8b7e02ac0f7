import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  type ReportState,
  changeReportState,
  parseReportHash,
  serialiseReportHash,
} from '../../../addresses/report-state.js';

/** The table's state, which is the hash: every change is a step of the browser's history. */
export function useReportState(): [ReportState, (change: Partial<ReportState>) => void] {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => parseReportHash(hash), [hash]);
  const change = useCallback(
    (patch: Partial<ReportState>) => {
      const next = serialiseReportHash(changeReportState(state, patch));
      if (next === serialiseReportHash(state)) return;
      void navigate({ search, hash: next ? `#${next}` : '' }, { preventScrollReset: true });
    },
    [navigate, search, state],
  );
  return [state, change];
}
