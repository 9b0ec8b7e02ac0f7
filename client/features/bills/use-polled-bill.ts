import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { toUserError } from '../../graphql/transport/to-user-error.js';
import { useBillQuery } from './bills.generated.js';

const pollIntervalMs = 1500;

const slowAfterMs = 45_000;

/**
 * Polls a bill until it is closed. After the payment, refetches all active queries because plan and limits have
 * changed.
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
  return { bill, error, refetch, isSlow };
}

function isNotFound(error: Error | undefined): boolean {
  return error !== undefined && toUserError(error).code === 'NOT_FOUND';
}
