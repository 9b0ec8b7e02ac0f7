import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { generateSample, sampleBases, sampleDates } from '../../../server/ingest/sample/generate-sample.js';
import { projectRoot } from '../../../server/process/project-root.js';
import { none, ranked, type FlatTops } from './flat-tops.js';
import { labelledKeywords } from './labelled-keywords.js';
import { modelledTops, plantedKeywords, type ModelKeyword, type TopModel } from './modelled-tops.js';
import { noisyTops, usualTops } from './top-models.js';

/** Keywords whose clusters are judged. */
interface QualitySet {
  name: string;
  tops: FlatTops;
  /** The intent of each keyword by its rank; missing where nobody knows. */
  truth?: Int32Array;
}

/** Real tops that lie beside the project where somebody has put them; nothing of the project needs them. */
const realTops = path.join(projectRoot, '../shared/data/google-serp-849-keywords.csv');

/** Planted clusters with usual and with much noise, the labelled keywords, the sample, and real tops where they are at hand. */
export async function qualitySets(): Promise<QualitySet[]> {
  const planted = plantedKeywords(2000, 3);
  const sets = [
    setOf('planted, usual noise', planted, usualTops),
    setOf('planted, much noise', planted, noisyTops),
    setOf('labelled by hand, usual noise', await labelledKeywords(5), usualTops),
    setOf('labelled by hand, much noise', await labelledKeywords(5), noisyTops),
    { name: 'sample of the product', tops: sampleTops(20_000) },
  ];
  if (!existsSync(realTops)) return sets;
  return [...sets, { name: 'real tops', tops: csvTops(await readFile(realTops, 'utf8')) }];
}

/** A set whose tops follow a model. */
export function setOf(name: string, keywords: readonly ModelKeyword[], model: TopModel): QualitySet {
  const volumes = keywords.map(({ volume }) => volume);
  const { order, ...tops } = ranked(volumes, modelledTops(keywords, model, 11), model.depth);
  return { name, tops, truth: Int32Array.from(order, (at) => keywords[at]!.intent) };
}

const depth = 10;

/** The newest tops of the sample that a first start loads, of about so many keywords. */
function sampleTops(keywords: number): FlatTops {
  const volumes = new Map<string, number>();
  const tops = new Map<string, string[]>();
  for (const piece of generateSample(sampleBases[0]!, { seed: 1, keywords })) {
    for (const text of piece.trim().split('\n')) {
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
        tops.set(line.keyword, [...(tops.get(line.keyword) ?? []), line.url ?? '']);
      }
    }
  }
  return topsOfTexts(tops, volumes);
}

/** Lines of keyword, position and address; titles, which may hold commas and line ends, stand behind and are not read. */
function csvTops(text: string): FlatTops {
  const tops = new Map<string, string[]>();
  for (const [, quoted, plain, position, address] of text.matchAll(
    /^(?:"((?:[^"]|"")*)"|([^",\n]*)),(\d+),(https?:[^,\n]+),/gm,
  )) {
    const keyword = quoted ?? plain ?? '';
    if (Number(position) <= depth) tops.set(keyword, [...(tops.get(keyword) ?? []), address!]);
  }
  return topsOfTexts(tops, new Map());
}

function topsOfTexts(tops: ReadonlyMap<string, string[]>, volumes: ReadonlyMap<string, number>): FlatTops {
  const numbers = new Map<string, number>();
  const words = [...tops.keys()].sort();
  const addresses = new Uint32Array(words.length * depth).fill(none);
  words.forEach((word, at) => {
    [...new Set(tops.get(word))].slice(0, depth).forEach((address, place) => {
      const number = numbers.get(address) ?? numbers.size;
      numbers.set(address, number);
      addresses[at * depth + place] = number;
    });
  });
  return ranked(
    words.map((word) => volumes.get(word) ?? 0),
    addresses,
    depth,
  );
}
