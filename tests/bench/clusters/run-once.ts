import { clusterKeywords } from '../../../server/clustering/cluster-keywords.js';
import type { ClusterMethod } from '../../../server/clustering/cluster-settings.js';
import { previewStrengths } from '../../../server/clustering/preview-strengths.js';
import { toKeywordSerps, sortByVolume } from './flat-serps.js';
import { generateSerps, plantedKeywords } from './modelled-serps.js';
import { popularModel, typicalModel } from './serp-models.js';

/** Result of a run, printed as the last line. */
export interface RunCost {
  /** CPU time, which is robust against other load. */
  seconds: number;
  /** Peak memory of the process including Node.js and the input, and memory before the run, in MB. */
  peakMb: number;
  beforeMb: number;
  singles: number;
  maxClusterSize: number;
}

/**
 * One clustering run, or a preview of ten strengths with strength 0, in a separate process: KEYWORDS DEPTH METHOD
 * STRENGTH [popular].
 */
const [keywords, depth, method, strength, kind] = process.argv.slice(2);
const keywordModels = plantedKeywords(Number(keywords), 17);
const model = { ...(kind === 'popular' ? popularModel : typicalModel), depth: Number(depth) };
const serps = toKeywordSerps(
  sortByVolume(
    keywordModels.map(({ volume }) => volume),
    generateSerps(keywordModels, model, 18),
    model.depth,
  ),
);
keywordModels.length = 0;
const settings = { method: method as ClusterMethod, minVolume: 0, minClusterVolume: 0 };
const beforeMb = process.resourceUsage().maxRSS / 1024;
const before = process.cpuUsage();
let clusterStats = { singles: 0, maxClusterSize: 0 };
if (strength === '0') {
  const strengths = Array.from({ length: 10 }, (_, index) => Math.max(1, ((index + 1) * model.depth) / 10));
  const [preview] = previewStrengths(serps, settings, strengths);
  clusterStats = { singles: preview?.singles ?? 0, maxClusterSize: preview?.largest ?? 0 };
} else {
  const { headOf } = clusterKeywords(serps, { ...settings, strength: Number(strength) });
  const sizes = new Uint32Array(headOf.length);
  for (const head of headOf) if (head >= 0) sizes[head]!++;
  clusterStats = {
    singles: headOf.filter((head) => head < 0).length,
    maxClusterSize: sizes.reduce((max, size) => Math.max(max, size), 0),
  };
}
const { user, system } = process.cpuUsage(before);
const cost: RunCost = {
  seconds: (user + system) / 1e6,
  peakMb: process.resourceUsage().maxRSS / 1024,
  beforeMb,
  singles: clusterStats.singles,
  maxClusterSize: clusterStats.maxClusterSize,
};
console.log(JSON.stringify(cost));
