import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { resolveProgramFile } from '../process/program-file.js';
import type { ClusterSettings } from './cluster-settings.js';
import type { Clusters, SerpGraph, ProgressListener } from './serp-graph.js';
import type { StrengthPreview } from './preview-strengths.js';
import type { ClusteringMessage, ClusteringTask } from './running/main.js';

/** Cancellation and progress of a thread. */
interface ThreadOptions {
  /** Terminates the thread and rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Called a few times a second with the progress from 0 to 1. */
  onProgress?: ProgressListener;
}

/** Heap limit of a thread, which does not include its typed arrays. */
const maxHeapMb = 512;

/**
 * Runs `clusterKeywords` in a worker thread. The arrays of the graph are transferred, so the caller must not use them
 * afterwards.
 * @throws Error of the thread, or the signal's reason
 */
export async function clusterInThread(
  graph: SerpGraph,
  settings: ClusterSettings,
  options: ThreadOptions = {},
): Promise<Clusters> {
  const message = await runInThread({ graph, settings }, options);
  if ('clusters' in message) return message.clusters;
  throw new Error('the clustering thread told no clusters');
}

/**
 * Runs `previewStrengths` in a worker thread. The arrays of the graph are transferred, so the caller must not use
 * them afterwards.
 * @throws Error of the thread, or the signal's reason
 */
export async function previewInThread(
  graph: SerpGraph,
  settings: Omit<ClusterSettings, 'strength'>,
  strengths: readonly number[],
  options: ThreadOptions = {},
): Promise<StrengthPreview[]> {
  const message = await runInThread({ graph, settings: { ...settings, strength: 1 }, strengths }, options);
  if ('previews' in message) return message.previews;
  throw new Error('the clustering thread told no preview');
}

type FinalMessage = Exclude<ClusteringMessage, { share: number } | { error: string }>;

async function runInThread(
  task: ClusteringTask,
  { signal, onProgress }: ThreadOptions,
): Promise<FinalMessage> {
  signal?.throwIfAborted();
  const program = await resolveProgramFile(
    fileURLToPath(new URL('./running/', import.meta.url)),
    'clustering',
  );
  signal?.throwIfAborted();
  const thread = new Worker(program, { env: {}, resourceLimits: { maxOldGenerationSizeMb: maxHeapMb } });
  let onAbort: (() => void) | undefined;
  try {
    return await new Promise<FinalMessage>((resolve, reject) => {
      onAbort = () => reject(signal?.reason as Error);
      signal?.addEventListener('abort', onAbort);
      thread.on('message', (message: ClusteringMessage) => {
        if ('share' in message) onProgress?.(message.share);
        else if ('error' in message) reject(new Error(message.error));
        else resolve(message);
      });
      thread.on('error', reject);
      thread.on('exit', (code) => reject(new Error(`the clustering thread ended with ${code}`)));
      thread.postMessage(task, getBuffers(task.graph));
    });
  } finally {
    if (onAbort) signal?.removeEventListener('abort', onAbort);
    await thread.terminate();
  }
}

/** Distinct buffers of the arrays. */
function getBuffers({ volumes, addressStarts, ranks }: SerpGraph): ArrayBuffer[] {
  const buffers = new Set([volumes, addressStarts, ranks].map(({ buffer }) => buffer as ArrayBuffer));
  return [...buffers];
}
