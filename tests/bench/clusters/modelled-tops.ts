import { Random } from '../../../server/ingest/sample/random.js';

/** A keyword as the model sees it. */
export interface ModelKeyword {
  /** What people want who search for it: keywords of one intent belong together. */
  intent: number;
  /** The field that the intent belongs to: intents of one field share pages now and then. */
  field: number;
  volume: number;
}

/** Where the results of a top come from, as shares of its places; the rest are pages that no other keyword has. */
export interface TopModel {
  depth: number;
  /** Pages of the keyword's own intent. */
  own: number;
  /** Pages of other intents of the same field. */
  neighbours: number;
  /** Pages about the field as a whole. */
  hubs: number;
  /** Pages that stand everywhere. */
  popular: number;
}

/** How far the own share of single keywords lies above or below that of the model, at most. */
const spread = 0.3;
/** So many pages compete for the places of an intent, for each place. */
const pagesPerPlace = 1.1;
const hubs = 12;
const populars = 300;

/**
 * Tops by a model, the same for the same seed: each place is given to a page of the keyword's intent, of a neighbouring intent,
 * of its field, to a popular page or to one that stands nowhere else. Of the pages of one kind the first are likelier than
 * the last. How much of its top is its own intent's varies from keyword to keyword.
 * @returns the addresses of all keywords one after the other, `depth` for each, none twice within a top
 */
export function modelledTops(keywords: readonly ModelKeyword[], model: TopModel, seed: number): Uint32Array {
  const random = new Random(seed);
  const intents = keywords.reduce((most, { intent }) => Math.max(most, intent + 1), 0);
  const fields = keywords.reduce((most, { field }) => Math.max(most, field + 1), 0);
  const intentsOf = intentsByField(keywords, fields);
  const pages = Math.ceil(model.depth * pagesPerPlace);
  const firstHub = intents * pages;
  const firstPopular = firstHub + fields * hubs;
  let next = firstPopular + populars;
  const likelyPage = (count: number) => Math.floor(count * random.next() ** 1.6);
  const tops = new Uint32Array(keywords.length * model.depth);
  keywords.forEach(({ intent, field }, keyword) => {
    const own = model.own * (1 + spread * (2 * random.next() - 1));
    const known = new Set<number>();
    const draw = (): number => {
      let at = random.next();
      if ((at -= own) < 0) return intent * pages + likelyPage(pages);
      if ((at -= model.neighbours) < 0) return random.pick(intentsOf[field]!) * pages + likelyPage(pages);
      if ((at -= model.hubs) < 0) return firstHub + field * hubs + likelyPage(hubs);
      if ((at -= model.popular) < 0) return firstPopular + Math.floor(populars * random.next() ** 4);
      return next++;
    };
    for (let place = 0; place < model.depth; place++) {
      let page = draw();
      for (let tries = 0; known.has(page) && tries < 6; tries++) page = draw();
      if (known.has(page)) page = next++;
      known.add(page);
      tops[keyword * model.depth + place] = page;
    }
  });
  return tops;
}

function intentsByField(keywords: readonly ModelKeyword[], fields: number): number[][] {
  const known = Array.from({ length: fields }, () => new Set<number>());
  for (const { intent, field } of keywords) known[field]!.add(intent);
  return known.map((intents) => [...intents]);
}

/** Keywords in intents of random sizes: many have one or two, few have dozens; some intents a field, volumes with a long tail. */
export function plantedKeywords(count: number, seed: number): ModelKeyword[] {
  const random = new Random(seed);
  const keywords: ModelKeyword[] = [];
  for (let intent = 0; keywords.length < count; intent++) {
    const size = Math.min(count - keywords.length, Math.ceil(0.5 / (random.next() ** 1.1 + 0.008)));
    const field = Math.floor(intent / 15);
    for (let at = 0; at < size; at++) {
      keywords.push({ intent, field, volume: Math.floor(10 / (random.next() ** 1.2 + 1e-5)) });
    }
  }
  return keywords;
}
