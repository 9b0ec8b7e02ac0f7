import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  type ReportState,
  changeReportState,
  parseReportHash,
  serialiseReportHash,
} from '../../addresses/report-state.js';

/** Table state in the URL hash; every change adds a history entry. */
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
