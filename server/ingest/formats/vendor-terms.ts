import { searchIntents } from '../../contract/reports/search-intents.js';
import { featureKey, serpFeatures } from '../../reports/serp-features.js';

/** Names and codes of a vendor, besides the names that several vendors use (serp-features.ts). */
interface VendorTerms {
  /** English name of our feature by the vendor's name or code; null for a type of result that is no feature. */
  features: Readonly<Record<string, string | null>>;
  /** Our intent by the vendor's name or code. */
  intents?: Readonly<Record<string, string>>;
}

/** Source: https://developer.semrush.com/api/v3/analytics/basic-docs/ (columns Fk, Fp and In). */
const semrush: VendorTerms = {
  features: {
    organic: null,
    '0': 'Instant answer',
    '1': 'Knowledge panel',
    '2': 'Carousel',
    '3': 'Local pack',
    '4': 'Top stories',
    '5': 'Images',
    '6': 'Sitelinks',
    '7': 'Reviews',
    '8': 'Posts',
    '9': 'Video',
    '10': 'Featured video',
    '11': 'Featured snippet',
    '13': 'Images',
    '14': 'Ads on top',
    '15': 'Ads at the bottom',
    '16': 'Shopping ads',
    '17': 'Hotels',
    '18': 'Jobs',
    '19': 'Images',
    '20': 'Video',
    '21': 'People also ask',
    '22': 'FAQ',
    '23': 'Flights',
    '24': 'Related searches',
    '25': 'Recipes',
    '27': 'Posts',
    '29': 'Top stories',
    '30': 'Map',
    '31': 'Apps',
    '32': 'Events',
    '34': 'Shopping results',
    '35': 'Shopping results',
    '36': 'Related searches',
    '38': 'Video',
    '40': 'Apps',
    '42': 'Carousel',
    '43': 'Found on the web',
    '45': 'Discussions and forums',
    '46': 'Found on the web',
    '47': 'FAQ',
    '49': 'Related searches',
    '50': 'People also search',
    '52': 'AI overview',
    'Address pack': 'Map',
    Application: 'Apps',
    'Application list': 'Apps',
    'Featured images': 'Images',
    'Organic carousel': 'Carousel',
    Refine: 'Related searches',
    'Related products': 'Shopping results',
    'Twitter carousel': 'Posts',
  },
  intents: { '0': 'commercial', '1': 'informational', '2': 'navigational', '3': 'transactional' },
};

/** Sources: https://docs.ahrefs.com/docs/api/site-explorer/operations/list-organic-keywords (field serp_features), and names in exports. */
const ahrefs: VendorTerms = {
  features: {
    organic: null,
    question: 'People also ask',
    'image th': 'Images',
    'video th': 'Video',
    'Tweet box': 'Posts',
    'AI overview sitelink': 'AI overview',
  },
  intents: { 'non branded': 'non-branded', nonbranded: 'non-branded' },
};

/** Source: https://docs.dataforseo.com/v3/serp/google/organic/live/advanced/ (field item_types). */
const dataForSeo: VendorTerms = {
  features: {
    organic: null,
    'third party reviews': 'Reviews',
    'mention carousel': 'Carousel',
    'refine products': 'Related searches',
    'found on web': 'Found on the web',
  },
};

/** Source: https://serpapi.com/search-api (keys of a response). */
const serpApi: VendorTerms = {
  features: {
    'inline images suggested searches': 'Related searches',
  },
};

/** Source: https://github.com/bold84/serpstat-mcp (response of getDomainKeywords, field types), and names in exports. */
const serpstat: VendorTerms = {
  features: {
    organic: null,
    pic: 'Images',
    'ads bot': 'Ads at the bottom',
    'related search': 'Related searches',
    'also asks': 'People also ask',
    'people also asks': 'People also ask',
    'snip site links': 'Sitelinks',
  },
};

/** Terms by vendor. All readers of a vendor share them. */
const termsByVendor: Readonly<Record<string, VendorTerms>> = {
  semrush,
  ahrefs,
  dataforseo: dataForSeo,
  serpapi: serpApi,
  serpstat,
};

/** Id of a recognised type of result that is no feature. */
export const noFeatureId = 255;

/**
 * Ids of SERP features by normalised name, for the files of a vendor. Numbers are the codes of the vendor; in files
 * without one, they are our ids.
 * @throws Error for a feature that does not exist
 */
export function featureIdsOf(vendor = ''): ReadonlyMap<string, number> {
  const terms = termsByVendor[vendor]?.features ?? {};
  const ownNames = serpFeatures.flatMap(({ id, aliases, name }) =>
    [...aliases, featureKey(name.en), featureKey(name.ru), ...(vendor === '' ? [String(id)] : [])].map(
      (alias) => [alias, id] as const,
    ),
  );
  const idByName = new Map(ownNames.toReversed());
  for (const [term, name] of Object.entries(terms)) {
    const id = name === null ? noFeatureId : serpFeatures.find((feature) => feature.name.en === name)?.id;
    if (id === undefined) throw new Error(`There is no SERP feature ${name}.`);
    idByName.set(featureKey(term), id);
  }
  return idByName;
}

/** Search intents by name, for the files of a vendor. */
export function intentsOf(vendor = ''): ReadonlyMap<string, string> {
  return new Map([
    ...searchIntents.map(({ word }) => [word, word] as const),
    ...Object.entries(termsByVendor[vendor]?.intents ?? {}),
  ]);
}
