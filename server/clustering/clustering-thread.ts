import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { programFile } from '../process/program-file.js';
import type { ClusterSettings } from './cluster-settings.js';
import type { Clusters, KeywordTops, TellShare } from './keyword-tops.js';
import type { StrengthPreview } from './preview-strengths.js';
import type { ClusteringAnswer, ClusteringTask } from './running/main.js';

/** How a thread is watched. */
interface ThreadWatch {
  /** An abort ends the thread; the promise is then rejected with the signal's reason. */
  signal?: AbortSignal;
  /** Told a few times a second how much is done, from 0 to 1. */
  tell?: TellShare;
}

/** Memory of a thread beyond its typed arrays, in MB. */
const heapMb = 512;

/**
 * `clusterKeywords` in a thread of its own. The arrays of the tops go over to the thread: the caller's are empty afterwards.
 * @throws Error of the thread, or the signal's reason
 */
export async function clusterInThread(
  tops: KeywordTops,
  settings: ClusterSettings,
  watch: ThreadWatch = {},
): Promise<Clusters> {
  const answer = await answerOf({ tops, settings }, watch);
  if ('clusters' in answer) return answer.clusters;
  throw new Error('the clustering thread told no clusters');
}

/**
 * `previewStrengths` in a thread of its own. The arrays of the tops go over to the thread: the caller's are empty afterwards.
 * @throws Error of the thread, or the signal's reason
 */
export async function previewInThread(
  tops: KeywordTops,
  settings: Omit<ClusterSettings, 'strength'>,
  strengths: readonly number[],
  watch: ThreadWatch = {},
): Promise<StrengthPreview[]> {
  const answer = await answerOf({ tops, settings: { ...settings, strength: 1 }, strengths }, watch);
  if ('previews' in answer) return answer.previews;
  throw new Error('the clustering thread told no preview');
}

type LastAnswer = Exclude<ClusteringAnswer, { share: number } | { fault: string }>;

async function answerOf(task: ClusteringTask, { signal, tell }: ThreadWatch): Promise<LastAnswer> {
  signal?.throwIfAborted();
  const program = await programFile(fileURLToPath(new URL('./running/', import.meta.url)), 'clustering');
  signal?.throwIfAborted();
  const thread = new Worker(program, { env: {}, resourceLimits: { maxOldGenerationSizeMb: heapMb } });
  let onAbort: (() => void) | undefined;
  try {
    return await new Promise<LastAnswer>((resolve, reject) => {
      onAbort = () => reject(signal?.reason as Error);
      signal?.addEventListener('abort', onAbort);
      thread.on('message', (answer: ClusteringAnswer) => {
        if ('share' in answer) tell?.(answer.share);
        else if ('fault' in answer) reject(new Error(answer.fault));
        else resolve(answer);
      });
      thread.on('error', reject);
      thread.on('exit', (code) => reject(new Error(`the clustering thread ended with ${code}`)));
      thread.postMessage(task, buffersOf(task.tops));
    });
  } finally {
    if (onAbort) signal?.removeEventListener('abort', onAbort);
    await thread.terminate();
  }
}

/** The memory of the arrays, each piece once. */
function buffersOf({ volumes, addressStarts, ranks }: KeywordTops): ArrayBuffer[] {
  const buffers = new Set([volumes, addressStarts, ranks].map(({ buffer }) => buffer as ArrayBuffer));
  return [...buffers];
}
