/** Attributes of a keyword that a record may state. */
interface KeywordValues {
  ws?: number | undefined;
  wsk?: number | undefined;
  cpcMin?: number | undefined;
  cpcMax?: number | undefined;
  /** 1 to 3. */
  competition?: number | undefined;
  docs?: number | undefined;
  /** English names. */
  features?: readonly string[] | undefined;
}

/** Attributes on the scale of a vendor. */
interface VendorValues {
  difficulty?: number | undefined;
  intents?: readonly string[] | undefined;
  trend?: readonly number[] | undefined;
  /** First day of the first month. */
  trendFrom?: string | undefined;
  topic?: string | undefined;
  range?: readonly [low: number, high: number] | undefined;
}

/** What a person reads in a row about a keyword, with the result of the row if it has one. */
export interface KeywordRecord extends KeywordValues, VendorValues {
  /** ISO date. */
  date: string;
  keyword: string;
  vendor?: string | undefined;
  result?: { position: number; url: string; title?: string; snippet?: string; previous?: number | undefined };
  ad?: {
    url: string;
    position: number;
    title: string;
    text: string;
    visibleUrl: string;
    links: readonly string[];
    facts: readonly string[];
    isTop: boolean;
  };
}

/** What a person reads in a row about the searches of a site. */
export interface SiteRecord {
  site: string;
  source: string;
  /** The day, or the last day of a total. */
  day: string;
  /** First day of a total. Undefined for a day, null if unknown. */
  from?: string | null | undefined;
  keyword?: string | undefined;
  url?: string | undefined;
  country?: string | undefined;
  device?: string | undefined;
  appearance?: string | undefined;
  searchType?: string | undefined;
  clicks?: number | undefined;
  impressions?: number | undefined;
  position?: number | undefined;
}

/** Facts by subject and field, in the notation of `StoredFacts`. */
export type Facts = Map<string, string>;

type Value = number | string | readonly (number | string)[] | undefined;

/** Numbers are compared with four decimals, because trends and difficulties have single precision. */
function notate(value: Exclude<Value, undefined>): string {
  if (typeof value === 'number') return String(Math.round(value * 10_000) / 10_000);
  return typeof value === 'string' ? value : value.map(notate).join(' | ');
}

/** Adds the values of a subject that are known. Empty texts and lists are unknown. */
export function addFacts(
  facts: Facts,
  subject: readonly string[],
  values: Readonly<Record<string, Value>>,
): void {
  for (const [field, value] of Object.entries(values)) {
    if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) continue;
    facts.set(`${subject.join(' ')} ${field}`, notate(value as Exclude<Value, undefined>));
  }
}

/** Positions beyond this one are counted and not stored. */
export const deepestPosition = 50;

/** Adds the facts of a record about a keyword. */
export function addKeywordFacts(facts: Facts, record: KeywordRecord): void {
  const { date, keyword, vendor = '', result, ad } = record;
  const { ws, wsk, cpcMin, cpcMax, competition, docs, features } = record;
  const sortedFeatures = features?.toSorted();
  addFacts(facts, ['keyword', date, keyword], {
    exists: 1,
    ws,
    wsk,
    cpcMin,
    cpcMax,
    competition,
    docs,
    features: sortedFeatures,
  });
  const { difficulty, intents, trend, trendFrom, topic, range } = record;
  addFacts(facts, ['vendor', date, keyword, vendor], { difficulty, intents, trend, trendFrom, topic, range });
  if (result && result.position <= deepestPosition) {
    const { url, position, title, snippet, previous } = result;
    addFacts(facts, ['result', date, keyword, url], { position, title, snippet, previous });
  }
  if (ad && ad.position <= deepestPosition) {
    const { url, position, title, text, visibleUrl, links, facts: callouts, isTop } = ad;
    const values = { position, title, text, visibleUrl, links, callouts, top: isTop ? 1 : 0 };
    addFacts(facts, ['ad', date, keyword, url], values);
  }
}

/** Adds the facts of a record about the searches of a site. A missing count is zero. */
export function addSiteFacts(facts: Facts, record: SiteRecord): void {
  const { site, source, day, from = day, keyword = '', url = '', country = '', device = '' } = record;
  const { appearance = '', searchType = 'web', clicks = 0, impressions = 0, position } = record;
  const subject = [
    'own',
    site,
    source,
    from ?? '-',
    day,
    searchType,
    keyword,
    url,
    country,
    device,
    appearance,
  ];
  addFacts(facts, subject, { clicks, impressions, position });
}

/** Adds the title of a page. */
export function addPageFacts(facts: Facts, date: string, url: string, title: string): void {
  addFacts(facts, ['page', date, url], { title });
}
