import { useRef, useState } from 'react';

/** Work that is asked of the server when a button is pressed. */
export interface Work<Result> {
  run: () => Promise<void>;
  answer: Result | undefined;
  error: Error | undefined;
  isBusy: boolean;
  /** Forgets what went wrong. */
  forget: () => void;
}

/** Does something on demand and keeps its latest answer; the former one stays while the next is awaited. */
export function useWork<Result>(work: () => Promise<Result>): Work<Result> {
  const [result, setResult] = useState<Result>();
  const [error, setError] = useState<Error>();
  const [isBusy, setBusy] = useState(false);
  const latest = useRef(0);
  const run = async () => {
    const own = (latest.current += 1);
    const isLatest = () => own === latest.current;
    setBusy(true);
    setError(undefined);
    try {
      const found = await work();
      if (isLatest()) setResult(found);
    } catch (cause) {
      if (isLatest()) setError(cause instanceof Error ? cause : new Error(String(cause)));
    } finally {
      if (isLatest()) setBusy(false);
    }
  };
  return { run, answer: result, error, isBusy, forget: () => setError(undefined) };
}
