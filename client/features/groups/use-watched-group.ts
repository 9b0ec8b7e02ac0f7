import { useEffect } from 'react';
import { type GroupReportFragment, useGroupReportQuery } from '../../graphql/group-report.generated.js';
import { useGroupReportStateQuery } from './groups.generated.js';

/** Time between two looks, in ms. */
const pollInterval = 2000;

/** A report that somebody else builds, looked at again and again; `share` is the secret of the link that it is read by. */
export function useWatchedGroup(
  group: GroupReportFragment,
  share: string | undefined,
  onEnd: () => void,
): GroupReportFragment {
  const { rid } = group;
  const looks = { fetchPolicy: 'network-only', pollInterval } as const;
  const isShared = share !== undefined;
  const own = useGroupReportStateQuery({ ...looks, variables: { rid }, skip: isShared });
  const shared = useGroupReportQuery({ ...looks, variables: { rid, share }, skip: !isShared });
  const seen = own.data?.groupReportState ?? shared.data?.groupReport ?? group;
  const isOver = seen.state !== 'processing';
  useEffect(() => {
    if (isOver) onEnd();
  }, [isOver, onEnd]);
  return seen;
}
