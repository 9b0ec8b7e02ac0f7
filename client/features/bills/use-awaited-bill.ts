import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { toUserError } from '../../graphql/to-user-error.js';
import { useBillQuery } from './bills.generated.js';

/** Time between two looks at a bill whose payment is on its way, in ms. */
const pollInterval = 1500;

/** When a payment takes longer than usual, in ms. */
const longAfter = 45_000;

/**
 * A bill that is asked for until it is closed. When it is paid, all that the page shows of plan, limits and use is read anew,
 * as the plan holds at once.
 */
export function useAwaitedBill(id: number) {
  const client = useApolloClient();
  const notified = useRef(false);
  const [isLong, setLong] = useState(false);
  const { data, error, refetch, stopPolling } = useBillQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    pollInterval,
  });
  const bill = data?.bill;
  const state = bill?.state;
  const isOver = (state !== undefined && state !== 'unpaid') || describesMissing(error);
  useEffect(() => {
    if (isOver) stopPolling();
  }, [isOver, stopPolling]);
  useEffect(() => {
    if (state !== 'paid' || notified.current) return;
    notified.current = true;
    void client.refetchQueries({ include: 'active' });
  }, [state, client]);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longAfter);
    return () => clearTimeout(timer);
  }, []);
  return { bill, error, refetch, isLong };
}

function describesMissing(error: Error | undefined): boolean {
  return error !== undefined && toUserError(error).code === 'NOT_FOUND';
}
