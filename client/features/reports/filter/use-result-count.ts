import { useEffect, useState } from 'react';
import type { Filter } from '../../../../server/contract/filter-language/filter-model.js';
import { toUserError } from '../../../graphql/to-user-error.js';
import { writeFilter } from './filter-model.js';

/** Asks how many rows a filter leaves. */
export type CountRows = (filter: string, signal: AbortSignal) => Promise<number>;

/** What is known of a filter's result. */
interface ResultCount {
  rows: number | undefined;
  /** Why the number is not known. */
  reason: string | undefined;
  counting: boolean;
}

/** Quiet time after a keystroke, in milliseconds, before the rows are counted. */
const pause = 400;

/** Number of rows that the lines leave, counted while they are edited; the newest lines win. */
export function useResultCount(lines: Filter, countRows: CountRows): ResultCount {
  const filter = writeFilter(lines);
  const [lastCount, setLastCount] = useState<{ filter: string; rows?: number; reason?: string }>();
  useEffect(() => {
    const cancel = new AbortController();
    const timer = setTimeout(() => {
      countRows(filter, cancel.signal).then(
        (rows) => !cancel.signal.aborted && setLastCount({ filter, rows }),
        (error: unknown) =>
          !cancel.signal.aborted &&
          setLastCount({
            filter,
            reason: error instanceof Error ? toUserError(error).message : String(error),
          }),
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      cancel.abort();
    };
  }, [filter, countRows]);
  const current = lastCount?.filter === filter ? lastCount : undefined;
  return { rows: current?.rows, reason: current?.reason, counting: current === undefined };
}
