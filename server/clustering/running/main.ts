import { parentPort } from 'node:worker_threads';
import { clusterKeywords } from '../cluster-keywords.js';
import type { ClusterSettings } from '../cluster-settings.js';
import type { Clusters, SerpGraph } from '../serp-graph.js';
import { previewStrengths, type StrengthPreview } from '../preview-strengths.js';

/** Input of the thread: a clustering, or a preview if there are strengths. */
export interface ClusteringTask {
  graph: SerpGraph;
  settings: ClusterSettings;
  strengths?: readonly number[];
}

/** Output of the thread: any number of progress reports, then a result or an error. */
export type ClusteringMessage =
  | { share: number }
  | { clusters: Clusters }
  | { previews: StrengthPreview[] }
  | { error: string };

/** Minimum time between two progress reports. */
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
