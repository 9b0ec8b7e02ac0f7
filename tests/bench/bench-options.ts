import path from 'node:path';
import { parseArgs } from 'node:util';

/** What `npm run bench` was asked for. */
export interface BenchOptions {
  /** Keywords of the big base, 50 results each. */
  keywords: number;
  /** Keywords of the slices that the other formats' rates are measured with. */
  slice: number;
  /** Whether the big base's files are packed, which takes a fifth of their disk and costs the import its unpacking. */
  packed: boolean;
  /** Folder of the benchmark's own data; made when it is missing, used again when it is there. */
  dataDir: string;
  /** Measured calls of each case. */
  rounds: number;
  /** Size of the file that is uploaded and imported in place of all other measurements, in megabytes; 0 for those. */
  upload: number;
  /** How often pages are opened from a cold address in place of all other measurements; 0 for those. */
  pages: number;
  /** Lines of each list that is compared in place of all other measurements; 0 for those. */
  lists: number;
  /** Seconds for which each kind of request is taken apart in place of all other measurements; 0 for those. */
  requests: number;
  /** Seconds for which a server is offered more than it can answer in place of all other measurements; 0 for those. */
  overload: number;
  /** Minutes of mixed load, over the big base, that the server's memory is watched in place of all other measurements; 0 for those. */
  soak: number;
  /** Folder where what a user would pick instead is installed, to be measured beside the sample in place of all else (with `whole` beside the big base too, after all else); blank for those. */
  peer: string;
  /** Keywords of a group report whose edits are measured in place of all other measurements; 0 for those. */
  groups: number;
  /** Whether of the big base a new group report and its views alone are measured. */
  groupViews: boolean;
  /** Whether of the big base runs of tools on their largest lists alone are measured. */
  tools: boolean;
  /** Whether clusters of keywords alone are measured, how good they are and what they cost. */
  clusters: boolean;
  /** Whether of the big base runs of clustering projects alone are measured. */
  clusterRuns: boolean;
  /** Whether the requests' ratios, what too many requests do, and what a user would pick instead (`peer`) are told of the big base too. */
  whole: boolean;
  /** Whether the ratios alone are told, on the sample, in place of all other measurements. */
  quick: boolean;
  /** Whether these ratios are kept as those that later runs are compared with. */
  keep: boolean;
  /** The format whose import is taken apart in place of all other measurements: csv, ndjson or serper; blank for those. */
  stages: string;
}

/**
 * Reads the command line: `--keywords N`, `--slice N`, `--packed`, `--rounds N`, `--data DIR`, `--upload MB`, `--pages N`,
 * `--requests SECONDS`, `--overload SECONDS`, `--soak MINUTES`, `--peer DIR`, `--groups N`, `--group-views`, `--tools`, `--lists N`,
 * `--clusters`, `--cluster-runs`, `--stages FORMAT`, `--whole`, `--quick`, `--keep`.
 * @throws Error with one line for a person
 */
export function benchOptions(argv: readonly string[], dataDir: string): BenchOptions {
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
      clusters: { type: 'boolean', default: false },
      'cluster-runs': { type: 'boolean', default: false },
      stages: { type: 'string', default: '' },
      whole: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
    },
  });
  const keywords = wholeNumber('--keywords', values.keywords, 100);
  return {
    keywords,
    slice: Math.min(keywords, wholeNumber('--slice', values.slice, 100)),
    packed: values.packed,
    rounds: wholeNumber('--rounds', values.rounds, 3),
    upload: wholeNumber('--upload', values.upload, 0),
    pages: wholeNumber('--pages', values.pages, 0),
    lists: wholeNumber('--lists', values.lists, 0),
    requests: wholeNumber('--requests', values.requests, 0),
    overload: wholeNumber('--overload', values.overload, 0),
    soak: wholeNumber('--soak', values.soak, 0),
    peer: values.peer,
    groups: wholeNumber('--groups', values.groups, 0),
    groupViews: values['group-views'],
    tools: values.tools,
    clusters: values.clusters,
    clusterRuns: values['cluster-runs'],
    stages: values.stages,
    whole: values.whole,
    quick: values.quick,
    keep: values.keep,
    dataDir: path.resolve(values.data ?? path.join(dataDir, `bench-${keywords}`)),
  };
}

function wholeNumber(name: string, text: string, min: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < min) {
    throw new Error(`${name} must be a whole number from ${min}, not ${text}`);
  }
  return value;
}
