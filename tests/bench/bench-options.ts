import path from 'node:path';
import { parseArgs } from 'node:util';

/** Options of `npm run bench`. */
export interface BenchOptions {
  /** Keywords of the large database, with 50 results each. */
  keywords: number;
  /** Keywords of the smaller imports that measure the other formats. */
  slice: number;
  /**
   * Compresses the files of the large database, which needs a fifth of the disk space but adds decompression time.
   */
  packed: boolean;
  /** Data folder of the benchmark, created on demand and reused. */
  dataDir: string;
  /** Measured calls per case. */
  rounds: number;
  /** Only measures the upload and import of a file of this size in megabytes; 0 to skip. */
  upload: number;
  /** Only measures cold page loads, this many times; 0 to skip. */
  pages: number;
  /** Only measures the comparison of lists with this many lines; 0 to skip. */
  lists: number;
  /** Only measures the CPU time per kind of request, for this many seconds each; 0 to skip. */
  requests: number;
  /** Only measures overload, for this many seconds; 0 to skip. */
  overload: number;
  /** Only measures memory under mixed load on the large database, for this many minutes; 0 to skip. */
  soak: number;
  /**
   * Only compares the sample with alternative software installed in this folder; with `whole`, also the large
   * database. Blank to skip.
   */
  peer: string;
  /** Only measures edits of a group report with this many keywords; 0 to skip. */
  groups: number;
  /** Only measures a new group report and its views on the large database. */
  groupViews: boolean;
  /** Only measures tool runs with the maximum list size on the large database. */
  tools: boolean;
  /** Only measures publishes of small changes next to the large database. */
  publish: boolean;
  /** Only measures the merge of a change next to the large database. */
  merge: boolean;
  /** Only measures pages of 50,000 rows of the public API on the large database. */
  streams: boolean;
  /** Only measures quality and cost of the clustering algorithms. */
  clusters: boolean;
  /** Only measures runs of clustering projects on the large database. */
  clusterRuns: boolean;
  /** Also measures ratios, overload and alternatives (`peer`) on the large database. */
  whole: boolean;
  /** Only measures the ratios on the sample. */
  quick: boolean;
  /** Stores these ratios as the new baseline. */
  keep: boolean;
  /** Only breaks down the import of this format: csv, ndjson or serper; blank to skip. */
  stages: string;
}

/**
 * Parses `--keywords N`, `--slice N`, `--packed`, `--rounds N`, `--data DIR`, `--upload MB`, `--pages N`, `--requests
 * SECONDS`, `--overload SECONDS`, `--soak MINUTES`, `--peer DIR`, `--groups N`, `--group-views`, `--tools`, `--publish`,
 * `--merge`, `--streams`, `--lists N`, `--clusters`, `--cluster-runs`, `--stages FORMAT`, `--whole`, `--quick`, `--keep`.
 * @throws Error with a one-line message
 */
export function parseBenchOptions(argv: readonly string[], dataDir: string): BenchOptions {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      keywords: { type: 'string', default: '1000000' },
      slice: { type: 'string', default: '100000' },
      packed: { type: 'boolean', default: false },
      rounds: { type: 'string', default: '25' },
      data: { type: 'string' },
      upload: { type: 'string', default: '0' },
      pages: { type: 'string', default: '0' },
      lists: { type: 'string', default: '0' },
      requests: { type: 'string', default: '0' },
      overload: { type: 'string', default: '0' },
      soak: { type: 'string', default: '0' },
      peer: { type: 'string', default: '' },
      groups: { type: 'string', default: '0' },
      'group-views': { type: 'boolean', default: false },
      tools: { type: 'boolean', default: false },
      publish: { type: 'boolean', default: false },
      merge: { type: 'boolean', default: false },
      streams: { type: 'boolean', default: false },
      clusters: { type: 'boolean', default: false },
      'cluster-runs': { type: 'boolean', default: false },
      stages: { type: 'string', default: '' },
      whole: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
    },
  });
  const keywords = parseInteger('--keywords', values.keywords, 100);
  return {
    keywords,
    slice: Math.min(keywords, parseInteger('--slice', values.slice, 100)),
    packed: values.packed,
    rounds: parseInteger('--rounds', values.rounds, 3),
    upload: parseInteger('--upload', values.upload, 0),
    pages: parseInteger('--pages', values.pages, 0),
    lists: parseInteger('--lists', values.lists, 0),
    requests: parseInteger('--requests', values.requests, 0),
    overload: parseInteger('--overload', values.overload, 0),
    soak: parseInteger('--soak', values.soak, 0),
    peer: values.peer,
    groups: parseInteger('--groups', values.groups, 0),
    groupViews: values['group-views'],
    tools: values.tools,
    publish: values.publish,
    merge: values.merge,
    streams: values.streams,
    clusters: values.clusters,
    clusterRuns: values['cluster-runs'],
    stages: values.stages,
    whole: values.whole,
    quick: values.quick,
    keep: values.keep,
    dataDir: path.resolve(values.data ?? path.join(dataDir, `bench-${keywords}`)),
  };
}

function parseInteger(name: string, text: string, min: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < min) {
    throw new Error(`${name} must be a whole number from ${min}, not ${text}`);
  }
  return value;
}
