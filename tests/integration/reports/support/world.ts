import { createOlderResults, type OlderResults } from './older-results.js';

/**
 * A keyword of the generated test data. The store is filled with this data, and the oracle computes expected rows
 * from it.
 */
export interface Keyword {
  word: string;
  ws: number;
  wsk: number;
  cpcMin: number;
  cpcMax: number;
  competition: number;
  docs: number;
  numwords: number;
  isgeo: number;
  isquest: number;
  wizards: number[];
  adscnt: number;
  updatedAt: string;
  /** Vendor data; three in ten keywords have none. */
  vendor: VendorData | undefined;
}

/** The newest vendor value of each kind. */
export interface VendorData {
  difficulty: number | null;
  intents: number[];
  trend: number[];
  trendFrom: string | null;
  parentTopic: string;
  vendors: string[];
  /** The search volume is only known as this range. */
  range: [number, number] | undefined;
}

/** A ranked page in the latest results of a keyword. */
export interface Result {
  word: string;
  domain: string;
  path: string;
  pos: number;
  hasPrevious: number;
  previousPos: number;
  urlChanged: number;
}

/** A keyword that a domain lost since the previous results. */
export interface LostKeyword {
  word: string;
  domain: string;
  path: string;
  pos: number;
}

/** A page that lost all its previous results. */
export interface LostPage {
  domain: string;
  path: string;
  dropDate: string;
  results: { word: string; pos: number }[];
}

/** An ad in the search results of a keyword. */
export interface Ad {
  word: string;
  domain: string;
  path: string;
  /** Equal for ads with the same domain, page, title and text. */
  adId: number;
  pos: number;
  top: number;
  title: string;
  text: string;
  links: string[];
  facts: string[];
}

/** First and last date of an ad. */
export interface SeenAd {
  domain: string;
  adId: number;
  first: string;
  last: string;
}

export interface World {
  /** Earlier measurements of a database. */
  older: OlderResults;
  keywords: Keyword[];
  results: Result[];
  lost: LostKeyword[];
  lostPages: LostPage[];
  ads: Ad[];
  /** Dates of all ads but one, which comes from a database without dates. */
  seen: SeenAd[];
  domains: string[];
  /** Page titles, some of pages without a position. */
  titles: { domain: string; path: string; title: string }[];
}

const nouns = [
  'phone',
  'телефон',
  'ёлка',
  'каталог',
  'berry',
  '100% cotton',
  'a_b',
  'c\\d',
  "o'neil",
  'video',
  'straße',
];
const verbs = ['buy', 'купить', 'repair', 'how to fix', 'order', 'заказать', 'running'];
const places = ['', 'berlin', 'москва', 'new york'];
/** Canonical, as imports store them. */
const paths = [
  '/',
  '/catalog/',
  '/catalog/phones',
  '/catalog/phones?page=2',
  encodeURI('/Каталог/ЁЛКИ'),
  '/blog/100%25_%D0%A1%D0%BA%D0%B8%D0%B4%D0%BA%D0%B0',
  '/catalogue',
  '/a%5Eb',
  '/c%5Cd',
  '/shop',
];

const domains = [
  'alpha.example',
  'beta.example',
  'shop.beta.example',
  'gamma.example',
  'xn--e1afmkfd.example',
  'delta.example',
  'eps.example',
  'zeta.example',
  'eta.example',
  'iota.example',
];

/** Seeded pseudorandom numbers. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const worlds = new Map<number, World>();

/** Generated test data. The files of a process share it, so that only the first one generates it. */
export function createWorld(seed = 7): World {
  const world = worlds.get(seed) ?? generateWorld(seed);
  worlds.set(seed, world);
  return world;
}

function generateWorld(seed: number): World {
  const random = createRandom(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const words = [
    ...new Set(
      verbs.flatMap((verb) =>
        nouns.flatMap((noun) => places.map((place) => `${verb} ${noun} ${place}`.trim())),
      ),
    ),
  ].filter(() => random() < 0.6);
  const vendorOf = vendorWords(words, createRandom(seed + 3));
  const keywords = words.map((word): Keyword => {
    const cpcMin = below(400) / 100;
    return {
      word,
      ws: random() < 0.3 ? 100 : below(5_000),
      wsk: random() < 0.2 ? 0 : below(900),
      cpcMin,
      cpcMax: Math.round((cpcMin + below(300) / 100) * 100) / 100,
      competition: below(4),
      docs: random() < 0.2 ? 0 : below(2_000_000),
      numwords: word.split(' ').length,
      isgeo: Number(places.some((place) => place !== '' && word.endsWith(place))),
      isquest: Number(word.startsWith('how')),
      wizards: [...new Set([below(6) + 1, below(6) + 1])].slice(0, below(3)),
      adscnt: below(5),
      updatedAt: `2026-0${below(9) + 1}-1${below(9)}`,
      vendor: vendorOf(word),
    };
  });
  const results = keywords.flatMap(({ word }) => resultsOf(word, random));
  const lost = keywords.flatMap(({ word }) => lostOf(word, results, random));
  const pages = domains.flatMap((domain) => paths.map((path) => ({ domain, path })));
  const older = createOlderResults(words, pages);
  const ads = adsOf(keywords, createRandom(seed + 1));
  const lostPages = lostPagesOf(words, createRandom(seed + 2));
  return {
    keywords,
    results,
    lost,
    lostPages,
    ads,
    seen: seenOf(ads),
    domains,
    older,
    titles: titlesOf(createRandom(seed + 4)),
  };
}

/** Titles of most pages with some shared words, including lost pages. */
function titlesOf(random: () => number): World['titles'] {
  return domains.flatMap((domain) =>
    [...paths, '/gone', '/moved']
      .filter(() => random() < 0.7)
      .map((path) => ({
        domain,
        path,
        title: `${['Shop', 'Каталог', '100% Ёлки'][Math.floor(random() * 3)] ?? ''} ${path}`,
      })),
  );
}

function vendorWords(
  words: readonly string[],
  random: () => number,
): (word: string) => VendorData | undefined {
  const below = (limit: number): number => Math.floor(random() * limit);
  return (): VendorData | undefined => {
    if (random() < 0.3) return undefined;
    const difficulty = random() < 0.7 ? below(1_000) / 10 : null;
    const intents = [1, 2, 3, 4, 5, 6, 7].filter(() => random() < 0.25);
    const trend = Array.from({ length: random() < 0.5 ? below(13) : 0 }, () => below(10_000) / 100);
    const parentTopic = random() < 0.4 ? (words[below(words.length)] ?? '') : '';
    return {
      difficulty,
      intents,
      trend,
      trendFrom: trend.length > 0 && random() < 0.5 ? '2025-10-01' : null,
      parentTopic,
      vendors: [
        ...(difficulty === null ? [] : ['difficulty semrush 2026-09-01']),
        ...(intents.length === 0 ? [] : ['intent ahrefs 2026-08-15']),
      ],
      range: random() < 0.2 ? [100, 1000] : undefined,
    };
  };
}

/** The keyword with the most ads. */
export function keywordWithMaxAds({ ads }: World): string {
  const counts = new Map<string, number>();
  for (const { word } of ads) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([, left], [, right]) => right - left)[0]?.[0] ?? '';
}

function resultsOf(word: string, random: () => number): Result[] {
  const hasPrevious = Number(random() < 0.8);
  const pages = domains.flatMap((domain, index) =>
    paths
      .filter(() => random() < (index === 0 ? 0.2 : 0.12))
      .map((path) => ({ domain, path, order: random() })),
  );
  return pages
    .sort((left, right) => left.order - right.order)
    .slice(0, 50)
    .map(({ domain, path }, index) => {
      const previousPos = hasPrevious && random() < 0.7 ? Math.floor(random() * 50) + 1 : 0;
      return {
        word,
        domain,
        path,
        pos: index + 1,
        hasPrevious,
        previousPos,
        urlChanged: Number(previousPos > 0 && random() < 0.3),
      };
    });
}

/**
 * Up to four ads per keyword from the later domains, which have five different ads each. Sitelinks and callouts
 * differ between pages.
 */
function adsOf(keywords: readonly Keyword[], random: () => number): Ad[] {
  const below = (limit: number): number => Math.floor(random() * limit);
  return keywords.flatMap(({ word }) =>
    domains
      .slice(5)
      .filter(() => random() < 0.3)
      .slice(0, 4)
      .map((domain, index): Ad => {
        const kind = below(5);
        return {
          word,
          domain,
          path: paths[kind] ?? '/',
          adId: 1_000 + domains.indexOf(domain) * 10 + kind,
          pos: index + 1,
          top: Number(random() < 0.6),
          title: `${domain} – offer ${kind}`,
          text: `Text «${kind}» of an ad, 100% real`,
          links: ['Delivery', 'Доставка', 'Prices', 'Shops'].slice(below(2), below(5)),
          facts: ['since 1999', 'с 1999 года', 'open at night'].slice(below(2), below(4)),
        };
      }),
  );
}

function seenOf(ads: readonly Ad[]): SeenAd[] {
  const different = [...new Map(ads.map(({ adId, domain }) => [adId, domain]))];
  return different.slice(1).map(([adId, domain]) => ({
    domain,
    adId,
    first: `2026-0${(adId % 5) + 1}-01`,
    last: `2026-0${(adId % 3) + 7}-15`,
  }));
}

function lostOf(word: string, results: readonly Result[], random: () => number): LostKeyword[] {
  return domains
    .filter(
      (domain) =>
        random() < 0.3 && !results.some((result) => result.word === word && result.domain === domain),
    )
    .map((domain) => ({ word, domain, path: '/gone', pos: Math.floor(random() * 50) + 1 }));
}

function lostPagesOf(words: readonly string[], random: () => number): LostPage[] {
  const below = (limit: number): number => Math.floor(random() * limit);
  return domains.flatMap((domain) =>
    ['/gone', '/gone/далеко?x=1', '/old%25', '/a_b', '/moved', '/1999'].map((path) => ({
      domain,
      path,
      dropDate: `2026-0${below(9) + 1}-1${below(9)}`,
      results: words.filter(() => random() < 0.1).map((word) => ({ word, pos: below(50) + 1 })),
    })),
  );
}
