import { useRef, useState } from 'react';

/** Work that is asked of the server when a button is pressed. */
export interface AsyncAction<Result> {
  run: () => Promise<void>;
  result: Result | undefined;
  error: Error | undefined;
  isBusy: boolean;
  /** Forgets what went wrong. */
  clearError: () => void;
}

/** Does something on demand and keeps its latest answer; the former one stays while the next is awaited. */
export function useAsyncAction<Result>(work: () => Promise<Result>): AsyncAction<Result> {
  const [result, setResult] = useState<Result>();
  const [error, setError] = useState<Error>();
  const [isBusy, setBusy] = useState(false);
  const latestRunId = useRef(0);
  const run = async () => {
    const runId = (latestRunId.current += 1);
    const isLatest = () => runId === latestRunId.current;
    setBusy(true);
    setError(undefined);
    try {
      const newResult = await work();
      if (isLatest()) setResult(newResult);
    } catch (cause) {
      if (isLatest()) setError(cause instanceof Error ? cause : new Error(String(cause)));
    } finally {
      if (isLatest()) setBusy(false);
    }
  };
  return { run, result, error, isBusy, clearError: () => setError(undefined) };
}
