import { useEffect } from 'react';
import { type GroupReportFragment, useGroupReportQuery } from '../../graphql/group-report.generated.js';
import { useGroupReportStateQuery } from './groups.generated.js';

/** Time between two looks, in ms. */
const pollIntervalMs = 2000;

/** A report that somebody else builds, looked at again and again; `share` is the secret of the link that it is read by. */
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
