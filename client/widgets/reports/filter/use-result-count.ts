import { useEffect, useState } from 'react';
import type { Filter } from '../../../../server/contract/filter-language/filter-model.js';
import { toUserError } from '../../../graphql/transport/to-user-error.js';
import { writeFilter } from './filter-model.js';

/** Requests the number of rows that match a filter. */
export type CountRows = (filter: string, signal: AbortSignal) => Promise<number>;

/** Number of rows that match a filter. */
interface ResultCount {
  rows: number | undefined;
  /** Error message, if counting failed. */
  errorMessage: string | undefined;
  isCounting: boolean;
}

/** Debounce before the count query. */
const debounceMs = 400;

/** Counts the rows that match the edited lines. Only the latest response is used. */
export function useResultCount(lines: Filter, countRows: CountRows): ResultCount {
  const filter = writeFilter(lines);
  const [lastCount, setLastCount] = useState<{ filter: string; rows?: number; errorMessage?: string }>();
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      countRows(filter, controller.signal).then(
        (rows) => !controller.signal.aborted && setLastCount({ filter, rows }),
        (error: unknown) =>
          !controller.signal.aborted &&
          setLastCount({
            filter,
            errorMessage: error instanceof Error ? toUserError(error).message : String(error),
          }),
      );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [filter, countRows]);
  const current = lastCount?.filter === filter ? lastCount : undefined;
  return { rows: current?.rows, errorMessage: current?.errorMessage, isCounting: current === undefined };
}
