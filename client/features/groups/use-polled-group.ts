import { useEffect } from 'react';
import { type GroupReportFragment, useGroupReportQuery } from '../../graphql/group-report.generated.js';
import { useGroupReportStateQuery } from './groups.generated.js';

const pollIntervalMs = 2000;

/** Polls a report that another user builds. `share` is the secret of the share link. */
export function usePolledGroup(
  group: GroupReportFragment,
  share: string | undefined,
  onEnd: () => void,
): GroupReportFragment {
  const { rid } = group;
  const queryOptions = { fetchPolicy: 'network-only', pollInterval: pollIntervalMs } as const;
  const isShared = share !== undefined;
  const ownedReport = useGroupReportStateQuery({ ...queryOptions, variables: { rid }, skip: isShared });
  const sharedReport = useGroupReportQuery({ ...queryOptions, variables: { rid, share }, skip: !isShared });
  const latestReport = ownedReport.data?.groupReportState ?? sharedReport.data?.groupReport ?? group;
  const isFinished = latestReport.state !== 'processing';
  useEffect(() => {
    if (isFinished) onEnd();
  }, [isFinished, onEnd]);
  return latestReport;
}
