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
export interface SerpModel {
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
const ownShareSpread = 0.3;
/** So many pages compete for the places of an intent, for each place. */
const pagesPerSlot = 1.1;
const hubsPerField = 12;
const popularPages = 300;

/**
 * Tops by a model, the same for the same seed: each place is given to a page of the keyword's intent, of a neighbouring intent,
 * of its field, to a popular page or to one that stands nowhere else. Of the pages of one kind the first are likelier than
 * the last. How much of its top is its own intent's varies from keyword to keyword.
 * @returns the addresses of all keywords one after the other, `depth` for each, none twice within a top
 */
export function generateSerps(
  keywords: readonly ModelKeyword[],
  model: SerpModel,
  seed: number,
): Uint32Array {
  const random = new Random(seed);
  const intents = keywords.reduce((max, { intent }) => Math.max(max, intent + 1), 0);
  const fields = keywords.reduce((max, { field }) => Math.max(max, field + 1), 0);
  const intentsOf = intentsByField(keywords, fields);
  const pages = Math.ceil(model.depth * pagesPerSlot);
  const firstHub = intents * pages;
  const firstPopular = firstHub + fields * hubsPerField;
  let next = firstPopular + popularPages;
  const likelyPage = (count: number) => Math.floor(count * random.next() ** 1.6);
  const addresses = new Uint32Array(keywords.length * model.depth);
  keywords.forEach(({ intent, field }, keyword) => {
    const own = model.own * (1 + ownShareSpread * (2 * random.next() - 1));
    const used = new Set<number>();
    const draw = (): number => {
      let at = random.next();
      if ((at -= own) < 0) return intent * pages + likelyPage(pages);
      if ((at -= model.neighbours) < 0) return random.pick(intentsOf[field]!) * pages + likelyPage(pages);
      if ((at -= model.hubs) < 0) return firstHub + field * hubsPerField + likelyPage(hubsPerField);
      if ((at -= model.popular) < 0) return firstPopular + Math.floor(popularPages * random.next() ** 4);
      return next++;
    };
    for (let slot = 0; slot < model.depth; slot++) {
      let page = draw();
      for (let tries = 0; used.has(page) && tries < 6; tries++) page = draw();
      if (used.has(page)) page = next++;
      used.add(page);
      addresses[keyword * model.depth + slot] = page;
    }
  });
  return addresses;
}

function intentsByField(keywords: readonly ModelKeyword[], fields: number): number[][] {
  const intentSets = Array.from({ length: fields }, () => new Set<number>());
  for (const { intent, field } of keywords) intentSets[field]!.add(intent);
  return intentSets.map((intents) => [...intents]);
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
