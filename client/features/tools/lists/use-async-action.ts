import { useRef, useState } from 'react';

/** A server request with its state. */
export interface AsyncAction<Result> {
  run: () => Promise<void>;
  result: Result | undefined;
  error: Error | undefined;
  isBusy: boolean;
  clearError: () => void;
}

/**
 * Runs a request on demand. The previous result stays until the next one arrives; responses of superseded runs are
 * ignored.
 */
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
