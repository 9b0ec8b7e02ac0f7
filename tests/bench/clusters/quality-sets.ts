import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { generateSample, sampleBases, sampleDates } from '../../../server/ingest/sample/generate-sample.js';
import { projectRoot } from '../../../server/process/project-root.js';
import { emptySlot, sortByVolume, type FlatSerps } from './flat-serps.js';
import { labelledKeywords } from './labelled-keywords.js';
import { generateSerps, plantedKeywords, type ModelKeyword, type SerpModel } from './modelled-serps.js';
import { noisyModel, typicalModel } from './serp-models.js';

/** Keywords for the quality comparison. */
interface QualitySet {
  name: string;
  serps: FlatSerps;
  /** Intent of each keyword by rank, if known. */
  truth?: Int32Array;
}

/** Optional file with real search results outside of the repository. */
const realSerpsFile = path.join(projectRoot, '../shared/data/google-serp-849-keywords.csv');

/**
 * Planted clusters with typical and high noise, labelled keywords, the sample, and real search results if available.
 */
export async function qualitySets(): Promise<QualitySet[]> {
  const planted = plantedKeywords(2000, 3);
  const sets = [
    createQualitySet('planted, usual noise', planted, typicalModel),
    createQualitySet('planted, much noise', planted, noisyModel),
    createQualitySet('labelled by hand, usual noise', await labelledKeywords(5), typicalModel),
    createQualitySet('labelled by hand, much noise', await labelledKeywords(5), noisyModel),
    { name: 'sample of the product', serps: sampleSerps(20_000) },
  ];
  if (!existsSync(realSerpsFile)) return sets;
  return [...sets, { name: 'real tops', serps: csvSerps(await readFile(realSerpsFile, 'utf8')) }];
}

/** A set with model-generated search results. */
export function createQualitySet(
  name: string,
  keywords: readonly ModelKeyword[],
  model: SerpModel,
): QualitySet {
  const volumes = keywords.map(({ volume }) => volume);
  const { order, ...serps } = sortByVolume(volumes, generateSerps(keywords, model, 11), model.depth);
  return { name, serps, truth: Int32Array.from(order, (index) => keywords[index]!.intent) };
}

const depth = 10;

/** The newest search results of the sample data. */
function sampleSerps(keywords: number): FlatSerps {
  const volumes = new Map<string, number>();
  const serps = new Map<string, string[]>();
  for (const batch of generateSample(sampleBases[0]!, { seed: 1, keywords })) {
    for (const text of batch.trim().split('\n')) {
      const line = JSON.parse(text) as {
        type: string;
        keyword: string;
        date: string;
        ws?: number;
        position?: number;
        url?: string;
      };
      if (line.date !== sampleDates.at(-1)) continue;
      if (line.type === 'keyword') volumes.set(line.keyword, line.ws ?? 0);
      if (line.type === 'organic' && (line.position ?? depth + 1) <= depth) {
        serps.set(line.keyword, [...(serps.get(line.keyword) ?? []), line.url ?? '']);
      }
    }
  }
  return serpsOfUrls(serps, volumes);
}

/** Parses lines of keyword, position and URL; titles with commas and line breaks follow and are ignored. */
function csvSerps(text: string): FlatSerps {
  const serps = new Map<string, string[]>();
  for (const [, quoted, plain, position, address] of text.matchAll(
    /^(?:"((?:[^"]|"")*)"|([^",\n]*)),(\d+),(https?:[^,\n]+),/gm,
  )) {
    const keyword = quoted ?? plain ?? '';
    if (Number(position) <= depth) serps.set(keyword, [...(serps.get(keyword) ?? []), address!]);
  }
  return serpsOfUrls(serps, new Map());
}

function serpsOfUrls(serps: ReadonlyMap<string, string[]>, volumes: ReadonlyMap<string, number>): FlatSerps {
  const numbers = new Map<string, number>();
  const words = [...serps.keys()].sort();
  const addresses = new Uint32Array(words.length * depth).fill(emptySlot);
  words.forEach((word, index) => {
    [...new Set(serps.get(word))].slice(0, depth).forEach((address, slot) => {
      const number = numbers.get(address) ?? numbers.size;
      numbers.set(address, number);
      addresses[index * depth + slot] = number;
    });
  });
  return sortByVolume(
    words.map((word) => volumes.get(word) ?? 0),
    addresses,
    depth,
  );
}
