import { useCallback, useEffect, useRef, useState } from 'react';
import { csrfToken } from '../../lib/page/document-meta.js';
import { newRequestId } from '../../lib/requests/request-id.js';
import { hashContent } from './content-hash.js';
import type { RepeatedFileQuery } from './data-import.generated.js';

const operation = `mutation UploadFiles($files: [Upload!]!) { uploadFiles(files: $files) { id } }`;

/** Progress callback and abort signal of an upload. */
interface SendFileOptions {
  /** Called with the number of bytes sent. */
  onProgress: (sentBytes: number) => void;
  /** Aborts the upload; the server discards the partial file. */
  signal: AbortSignal;
}

/**
 * Uploads a file by the GraphQL multipart request specification. Uses XMLHttpRequest because `fetch` reports no
 * upload progress.
 * @returns null if the server accepted the file, otherwise a localized error message
 * @throws TypeError if the server is unreachable
 */
function sendFile(file: File, { onProgress, signal }: SendFileOptions): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/graphql');
    request.responseType = 'json';
    for (const [name, value] of Object.entries(headers())) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded }) => onProgress(Math.min(loaded, file.size));
    request.onload = () => resolve(getErrorMessage(request.response));
    request.onerror = () => reject(new TypeError('the server was not reached'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.onabort = () => reject(new DOMException('cut off', 'AbortError'));
    request.send(buildMultipartBody(file));
  });
}

function headers(): Record<string, string> {
  const token = csrfToken();
  return {
    accept: 'application/json',
    'accept-language': document.documentElement.lang,
    // CSRF protection: browsers do not send this header with a cross-site form.
    'apollo-require-preflight': 'true',
    'x-request-id': newRequestId(),
    ...(token ? { 'x-csrf-token': token } : {}),
  };
}

function buildMultipartBody(file: File): FormData {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query: operation, variables: { files: [null] } }));
  form.append('map', JSON.stringify({ 0: ['variables.files.0'] }));
  form.append('0', file);
  return form;
}

function getErrorMessage(result: unknown): string | null {
  const { errors } = (result ?? { errors: [{ message: '' }] }) as { errors?: { message: string }[] };
  return errors?.[0]?.message ?? null;
}

/** A file in the upload queue. */
export interface UploadingFile {
  key: number;
  name: string;
  sizeBytes: number;
  /** A repeated file waits for a decision of the user. */
  state: 'queued' | 'sending' | 'refused' | 'repeated';
  sentBytes: number;
  bytesPerSecond: number;
  /** Reason for the rejection. */
  error?: string;
  /** Earlier upload with the same content. */
  repeated?: RepeatedUpload;
}

/** An upload with the same content as another file. */
export type RepeatedUpload = NonNullable<RepeatedFileQuery['repeatedFile']>;

interface UploadQueueOptions {
  /** Maximum file size in bytes; undefined until the server reports it. */
  maxFileBytes: number | undefined;
  tooLargeMessage: string;
  unreachableMessage: string;
  /** Returns an earlier upload with the same content. */
  findRepeated: (contentHash: string) => Promise<RepeatedUpload | null>;
  /** Called after an upload, before the file leaves the queue. */
  onUploaded: () => Promise<unknown>;
}

interface QueuedFile {
  key: number;
  file: File;
  /** Whether the user uploads the file although it is repeated. */
  isConfirmed: boolean;
}

/** A failed check does not prevent the upload, which reports the reason itself. */
async function checkRepeated(
  file: File,
  find: UploadQueueOptions['findRepeated'],
): Promise<RepeatedUpload | null> {
  try {
    const contentHash = await hashContent(file);
    return contentHash === undefined ? null : await find(contentHash);
  } catch {
    return null;
  }
}

const maxConcurrentUploads = 3;

let lastKey = 0;

/** Uploads files with limited concurrency. The server discards aborted and rejected files. */
export function useUploadQueue(options: UploadQueueOptions) {
  const [files, setFiles] = useState<UploadingFile[]>([]);
  const uploadQueue = useRef<QueuedFile[]>([]);
  const repeatedFiles = useRef(new Map<number, File>());
  const abortControllers = useRef(new Map<number, AbortController>());
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const updateFile = useCallback((key: number, change: Partial<UploadingFile>) => {
    setFiles((previousFiles) =>
      previousFiles.map((file) => (file.key === key ? { ...file, ...change } : file)),
    );
  }, []);
  const removeFromList = useCallback(
    (key: number) => setFiles((previousFiles) => previousFiles.filter((file) => file.key !== key)),
    [],
  );

  const change = useCallback(() => {
    const run = async ({ key, file, isConfirmed }: QueuedFile) => {
      const abortController = new AbortController();
      abortControllers.current.set(key, abortController);
      updateFile(key, { state: 'sending' });
      try {
        const repeated = isConfirmed ? null : await checkRepeated(file, latest.current.findRepeated);
        abortController.signal.throwIfAborted();
        if (repeated) {
          repeatedFiles.current.set(key, file);
          return updateFile(key, { state: 'repeated', repeated });
        }
        const startedAt = performance.now();
        const onProgress = (sentBytes: number) =>
          updateFile(key, {
            sentBytes,
            bytesPerSecond: sentBytes / Math.max(0.2, (performance.now() - startedAt) / 1000),
          });
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
      const file = uploadQueue.current.shift();
      if (!file) return;
      void run(file).finally(change);
    }
  }, [updateFile, removeFromList]);

  const add = useCallback(
    (selectedFiles: readonly File[]) => {
      const { maxFileBytes = Infinity, tooLargeMessage } = latest.current;
      const queuedFiles = selectedFiles.map((file) => ({ key: ++lastKey, file, isConfirmed: false }));
      setFiles((previousFiles) => [
        ...previousFiles,
        ...queuedFiles.map(({ key, file: { name, size: sizeBytes } }): UploadingFile => {
          const isTooLarge = sizeBytes > maxFileBytes;
          const state = isTooLarge ? 'refused' : 'queued';
          return {
            key,
            name,
            sizeBytes,
            state,
            sentBytes: 0,
            bytesPerSecond: 0,
            ...(isTooLarge && { error: tooLargeMessage }),
          };
        }),
      ]);
      uploadQueue.current.push(...queuedFiles.filter(({ file }) => file.size <= maxFileBytes));
      change();
    },
    [change],
  );
  const remove = useCallback(
    (key: number) => {
      uploadQueue.current = uploadQueue.current.filter((file) => file.key !== key);
      repeatedFiles.current.delete(key);
      abortControllers.current.get(key)?.abort();
      removeFromList(key);
    },
    [removeFromList],
  );
  const uploadRepeated = useCallback(
    (key: number) => {
      const file = repeatedFiles.current.get(key);
      if (!file) return;
      repeatedFiles.current.delete(key);
      updateFile(key, { state: 'queued' });
      uploadQueue.current.push({ key, file, isConfirmed: true });
      change();
    },
    [change, updateFile],
  );
  // Leaving the page aborts the pending uploads.
  useEffect(() => {
    const controllers = abortControllers.current;
    return () => {
      uploadQueue.current = [];
      for (const abortController of controllers.values()) abortController.abort();
    };
  }, []);
  return { files, add, remove, uploadRepeated };
}
