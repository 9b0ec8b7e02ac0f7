import { useCallback, useEffect, useRef, useState } from 'react';
import { sendFile } from './send-file.js';

/** A file on its way to the server. */
export interface SentFile {
  key: number;
  name: string;
  /** In bytes. */
  size: number;
  state: 'queued' | 'sending' | 'refused';
  /** Bytes that went out, and how many of them in a second. */
  sent: number;
  rate: number;
  /** Why it was refused. */
  error?: string;
}

interface SendingOptions {
  /** Bytes of the largest file that is taken; undefined before it is known. */
  max: number | undefined;
  tooLarge: string;
  notReached: string;
  /** Called when one was taken: before it goes from this list. */
  onTaken: () => Promise<unknown>;
}

/** Files that go out at the same time. */
const atOnce = 3;

let lastKey = 0;

/** Sends files, some at a time, and tells how far each is. What is cut off or refused leaves nothing on the server. */
export function useSending(options: SendingOptions) {
  const [files, setFiles] = useState<SentFile[]>([]);
  const waiting = useRef<{ key: number; file: File }[]>([]);
  const stops = useRef(new Map<number, AbortController>());
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const change = useCallback((key: number, next: Partial<SentFile>) => {
    setFiles((all) => all.map((one) => (one.key === key ? { ...one, ...next } : one)));
  }, []);
  const forget = useCallback((key: number) => setFiles((all) => all.filter((one) => one.key !== key)), []);

  const next = useCallback(() => {
    const run = async ({ key, file }: { key: number; file: File }) => {
      const stop = new AbortController();
      stops.current.set(key, stop);
      const began = performance.now();
      change(key, { state: 'sending' });
      const onProgress = (sent: number) =>
        change(key, { sent, rate: sent / Math.max(0.2, (performance.now() - began) / 1000) });
      try {
        const error = await sendFile(file, { onProgress, signal: stop.signal });
        if (error !== null) return change(key, { state: 'refused', error });
        await latest.current.onTaken();
        forget(key);
      } catch (error) {
        if (error instanceof DOMException) return;
        change(key, { state: 'refused', error: latest.current.notReached });
      } finally {
        stops.current.delete(key);
      }
    };
    while (stops.current.size < atOnce) {
      const one = waiting.current.shift();
      if (!one) return;
      void run(one).finally(next);
    }
  }, [change, forget]);

  const add = useCallback(
    (chosen: readonly File[]) => {
      const { max = Infinity, tooLarge } = latest.current;
      const added = chosen.map((file) => ({ key: ++lastKey, file }));
      setFiles((all) => [
        ...all,
        ...added.map(({ key, file: { name, size } }): SentFile => {
          const isTooLarge = size > max;
          const state = isTooLarge ? 'refused' : 'queued';
          return { key, name, size, state, sent: 0, rate: 0, ...(isTooLarge && { error: tooLarge }) };
        }),
      ]);
      waiting.current.push(...added.filter(({ file }) => file.size <= max));
      next();
    },
    [next],
  );
  const remove = useCallback(
    (key: number) => {
      waiting.current = waiting.current.filter((one) => one.key !== key);
      stops.current.get(key)?.abort();
      forget(key);
    },
    [forget],
  );
  // Whoever leaves the page cuts off what is still on its way.
  useEffect(() => {
    const open = stops.current;
    return () => {
      waiting.current = [];
      for (const stop of open.values()) stop.abort();
    };
  }, []);
  return { files, add, remove };
}
