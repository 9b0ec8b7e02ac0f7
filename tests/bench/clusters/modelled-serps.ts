import { Random } from '../../../server/ingest/sample/random.js';

/** A keyword of the model. */
export interface ModelKeyword {
  /** Keywords of one intent belong to the same cluster. */
  intent: number;
  /** Subject area of the intent; intents of one area occasionally share pages. */
  field: number;
  volume: number;
}

/** Sources of search results as shares; the remainder are unique pages. */
export interface SerpModel {
  depth: number;
  /** Pages of the keyword's own intent. */
  own: number;
  /** Pages of other intents in the same area. */
  neighbours: number;
  /** Pages about the entire area. */
  hubs: number;
  /** Pages that rank for all keywords. */
  popular: number;
}

/** Maximum relative deviation of a keyword's own share from the model. */
const ownShareSpread = 0.3;
/** Number of competing pages per position of an intent. */
const pagesPerSlot = 1.1;
const hubsPerField = 12;
const popularPages = 300;

/**
 * Generates search results from a model, deterministic by seed. Each position gets a page of the keyword's intent, a
 * related intent or the area, a popular page, or a unique page, with the first pages of each kind being more likely.
 * @returns the URLs of all keywords, `depth` each, without duplicates per keyword
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

/** Keywords in intents of random size: many have one or two, few have dozens. Volumes have a long tail. */
export function plantedKeywords(count: number, seed: number): ModelKeyword[] {
  const random = new Random(seed);
  const keywords: ModelKeyword[] = [];
  for (let intent = 0; keywords.length < count; intent++) {
    const size = Math.min(count - keywords.length, Math.ceil(0.5 / (random.next() ** 1.1 + 0.008)));
    const field = Math.floor(intent / 15);
    for (let index = 0; index < size; index++) {
      keywords.push({ intent, field, volume: Math.floor(10 / (random.next() ** 1.2 + 1e-5)) });
    }
  }
  return keywords;
}
