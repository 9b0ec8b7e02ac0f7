import { parentPort } from 'node:worker_threads';
import { clusterKeywords } from '../cluster-keywords.js';
import type { ClusterSettings } from '../cluster-settings.js';
import type { Clusters, KeywordTops } from '../keyword-tops.js';
import { previewStrengths, type StrengthPreview } from '../preview-strengths.js';

/** What the thread is asked for: clusters, or with strengths what runs with these would come to. */
export interface ClusteringTask {
  tops: KeywordTops;
  settings: ClusterSettings;
  strengths?: readonly number[];
}

/** What comes back: any number of shares from 0 to 1, then one of the others. */
export type ClusteringAnswer =
  | { share: number }
  | { clusters: Clusters }
  | { previews: StrengthPreview[] }
  | { fault: string };

/** Shares are told at most this often, in milliseconds. */
const pause = 200;

parentPort?.on('message', ({ tops, settings, strengths }: ClusteringTask) => {
  let told = 0;
  const tell = (share: number) => {
    if (Date.now() - told < pause) return;
    told = Date.now();
    answer({ share });
  };
  try {
    if (strengths) {
      answer({ previews: previewStrengths(tops, settings, strengths, tell) });
    } else {
      const clusters = clusterKeywords(tops, settings, tell);
      const { headOf, overlap, memberShare } = clusters;
      answer({ clusters }, [headOf.buffer, overlap.buffer, memberShare.buffer] as ArrayBuffer[]);
    }
  } catch (error) {
    answer({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});

function answer(message: ClusteringAnswer, transferred: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, transferred);
}
