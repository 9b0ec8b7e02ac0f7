import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { toUserError } from '../../graphql/to-user-error.js';
import { useBillQuery } from './bills.generated.js';

/** Time between two looks at a bill whose payment is on its way, in ms. */
const pollIntervalMs = 1500;

/** When a payment takes longer than usual, in ms. */
const slowAfterMs = 45_000;

/**
 * A bill that is asked for until it is closed. When it is paid, all that the page shows of plan, limits and use is read anew,
 * as the plan holds at once.
 */
export function usePolledBill(id: number) {
  const client = useApolloClient();
  const hasRefetched = useRef(false);
  const [isSlow, setSlow] = useState(false);
  const { data, error, refetch, stopPolling } = useBillQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    pollInterval: pollIntervalMs,
  });
  const bill = data?.bill;
  const state = bill?.state;
  const isFinished = (state !== undefined && state !== 'unpaid') || isNotFound(error);
  useEffect(() => {
    if (isFinished) stopPolling();
  }, [isFinished, stopPolling]);
  useEffect(() => {
    if (state !== 'paid' || hasRefetched.current) return;
    hasRefetched.current = true;
    void client.refetchQueries({ include: 'active' });
  }, [state, client]);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return { bill, error, refetch, isLong: isSlow };
}

function isNotFound(error: Error | undefined): boolean {
  return error !== undefined && toUserError(error).code === 'NOT_FOUND';
}
