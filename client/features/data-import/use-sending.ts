import { useCallback, useEffect, useRef, useState } from 'react';
import { sendFile } from './send-file.js';

/** A file in the upload queue. */
export interface SentFile {
  key: number;
  name: string;
  /** In bytes. */
  size: number;
  state: 'queued' | 'sending' | 'refused';
  /** Bytes sent, and bytes per second. */
  sent: number;
  rate: number;
  /** Reason for the rejection. */
  error?: string;
}

interface SendingOptions {
  /** Maximum file size in bytes; undefined until the server reports it. */
  maxFileBytes: number | undefined;
  tooLargeMessage: string;
  unreachableMessage: string;
  /** Called after an upload, before the file leaves this list. */
  onUploaded: () => Promise<unknown>;
}

/** Upload concurrency. */
const maxConcurrentUploads = 3;

let lastKey = 0;

/**
 * Uploads files with limited concurrency and reports the progress. The server discards aborted and rejected files.
 */
export function useSending(options: SendingOptions) {
  const [files, setFiles] = useState<SentFile[]>([]);
  const uploadQueue = useRef<{ key: number; file: File }[]>([]);
  const abortControllers = useRef(new Map<number, AbortController>());
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const updateFile = useCallback((key: number, startQueued: Partial<SentFile>) => {
    setFiles((all) => all.map((queued) => (queued.key === key ? { ...queued, ...startQueued } : queued)));
  }, []);
  const removeFromList = useCallback(
    (key: number) => setFiles((all) => all.filter((queued) => queued.key !== key)),
    [],
  );

  const startQueued = useCallback(() => {
    const run = async ({ key, file }: { key: number; file: File }) => {
      const abortController = new AbortController();
      abortControllers.current.set(key, abortController);
      const startedAt = performance.now();
      updateFile(key, { state: 'sending' });
      const onProgress = (sent: number) =>
        updateFile(key, { sent, rate: sent / Math.max(0.2, (performance.now() - startedAt) / 1000) });
      try {
        const error = await sendFile(file, { onProgress, signal: abortController.signal });
        if (error !== null) return updateFile(key, { state: 'refused', error });
        await latest.current.onUploaded();
        removeFromList(key);
      } catch (error) {
        if (error instanceof DOMException) return;
        updateFile(key, { state: 'refused', error: latest.current.unreachableMessage });
      } finally {
        abortControllers.current.delete(key);
      }
    };
    while (abortControllers.current.size < maxConcurrentUploads) {
      const queued = uploadQueue.current.shift();
      if (!queued) return;
      void run(queued).finally(startQueued);
    }
  }, [updateFile, removeFromList]);

  const add = useCallback(
    (chosen: readonly File[]) => {
      const { maxFileBytes = Infinity, tooLargeMessage } = latest.current;
      const added = chosen.map((file) => ({ key: ++lastKey, file }));
      setFiles((all) => [
        ...all,
        ...added.map(({ key, file: { name, size } }): SentFile => {
          const isTooLarge = size > maxFileBytes;
          const state = isTooLarge ? 'refused' : 'queued';
          return { key, name, size, state, sent: 0, rate: 0, ...(isTooLarge && { error: tooLargeMessage }) };
        }),
      ]);
      uploadQueue.current.push(...added.filter(({ file }) => file.size <= maxFileBytes));
      startQueued();
    },
    [startQueued],
  );
  const remove = useCallback(
    (key: number) => {
      uploadQueue.current = uploadQueue.current.filter((queued) => queued.key !== key);
      abortControllers.current.get(key)?.abort();
      removeFromList(key);
    },
    [removeFromList],
  );
  // Leaving the page aborts the pending uploads.
  useEffect(() => {
    const controllers = abortControllers.current;
    return () => {
      uploadQueue.current = [];
      for (const abortController of controllers.values()) abortController.abort();
    };
  }, []);
  return { files, add, remove };
}
