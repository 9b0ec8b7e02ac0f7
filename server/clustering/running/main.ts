import { parentPort } from 'node:worker_threads';
import { clusterKeywords } from '../cluster-keywords.js';
import type { ClusterSettings } from '../cluster-settings.js';
import type { Clusters, SerpGraph } from '../serp-graph.js';
import { previewStrengths, type StrengthPreview } from '../preview-strengths.js';

/** What the thread is asked for: clusters, or with strengths what runs with these would come to. */
export interface ClusteringTask {
  graph: SerpGraph;
  settings: ClusterSettings;
  strengths?: readonly number[];
}

/** What comes back: any number of shares from 0 to 1, then one of the others. */
export type ClusteringMessage =
  | { share: number }
  | { clusters: Clusters }
  | { previews: StrengthPreview[] }
  | { error: string };

/** Shares are told at most this often, in milliseconds. */
const minReportIntervalMs = 200;

parentPort?.on('message', ({ graph, settings, strengths }: ClusteringTask) => {
  let lastReportedAt = 0;
  const onProgress = (share: number) => {
    if (Date.now() - lastReportedAt < minReportIntervalMs) return;
    lastReportedAt = Date.now();
    postMessage({ share });
  };
  try {
    if (strengths) {
      postMessage({ previews: previewStrengths(graph, settings, strengths, onProgress) });
    } else {
      const clusters = clusterKeywords(graph, settings, onProgress);
      const { headOf, overlap, memberShare } = clusters;
      postMessage({ clusters }, [headOf.buffer, overlap.buffer, memberShare.buffer] as ArrayBuffer[]);
    }
  } catch (error) {
    postMessage({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});

function postMessage(message: ClusteringMessage, transfer: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, transfer);
}
