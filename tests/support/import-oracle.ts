import { estimateVisits } from '../../server/contract/reports/ctr-curve.js';

/** Result row of an import file. */
export interface InputRow {
  date: string;
  keyword: string;
  position: number;
  url: string;
  ws: number;
  /** Set for rows of a domain export, by whether it has all positions. Undefined for full search results. */
  export?: 'some' | 'complete';
}

export interface ExpectedPosition {
  domain: string;
  keyword: string;
  path: string;
  pos: number;
  best: number;
  has_previous: number;
  previous_pos: number;
  url_changed: number;
  /** Dates of the two newest observations. The second one is the epoch if there is none. */
  checked_on: string;
  previous_checked_on: string;
}

/** Ranking page and the date since which it ranks without interruption. */
export interface ExpectedPage {
  domain: string;
  path: string;
  found_date: string;
  /** Whether the newest results of the page are the first with it and older ones could have contained it. */
  is_new: number;
}

/** Page that lost every result it had in the previous search results. */
export interface ExpectedLostPage {
  domain: string;
  path: string;
  it1: number;
  it3: number;
  it10: number;
  it50: number;
  vis: number;
  drop_date: string;
}

export interface ExpectedTotals {
  name: string;
  it1: number;
  it3: number;
  it10: number;
  it50: number;
  pages: number;
  lost: number;
  /** Number of the domain's keywords that have no full search results. */
  pageless: number;
  vis: number;
  /** Date of most of its keywords, how many are newer, the range, and the date of most of the previous results. */
  checked_on: string;
  newer_keywords: number;
  oldest_checked_on: string;
  newest_checked_on: string;
  previous_checked_on: string;
}

interface ExpectedLost {
  domain: string;
  keyword: string;
  pos: number;
  checked_on: string;
  previous_checked_on: string;
}

/** Date in tables for a missing observation. */
const noDate = '1970-01-01';

const domainOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '');
const pathOf = (url: string): string => new URL(url).pathname + new URL(url).search;
const pageOf = (url: string): string => domainOf(url) + pathOf(url);

/** Best result of each page. Positions beyond 50 are not stored. */
function bestOfPages(rows: readonly InputRow[]): InputRow[] {
  const best = new Map<string, InputRow>();
  for (const row of rows) {
    const existing = best.get(pageOf(row.url));
    if (row.position <= 50 && (!existing || row.position < existing.position)) best.set(pageOf(row.url), row);
  }
  return [...best.values()].toSorted((a, b) => a.position - b.position);
}

/** Stored results of a domain for a keyword and date. A domain export overrides full search results. */
function resultsOf(rows: readonly InputRow[], domain: string): InputRow[] {
  const ofDomain = rows.filter((row) => domainOf(row.url) === domain);
  const exportRows = bestOfPages(ofDomain.filter((row) => row.export !== undefined));
  return exportRows.length > 0 ? exportRows : bestOfPages(ofDomain.filter((row) => row.export === undefined));
}

/** Results of a domain for a keyword at an observed date. No rows mean that it did not rank. */
interface Observation {
  date: string;
  rows: InputRow[];
}

/** Observations of a domain for a keyword, newest first. */
function observations(
  ofKeyword: readonly InputRow[],
  domain: string,
  completeDates: ReadonlySet<string>,
): Observation[] {
  const dates = [...new Set([...ofKeyword.map(({ date }) => date), ...completeDates])]
    .toSorted()
    .toReversed();
  return dates.flatMap((date) => {
    const ofDate = ofKeyword.filter((row) => row.date === date);
    const rows = resultsOf(ofDate, domain);
    const hasPage = ofDate.some((row) => row.export === undefined);
    return rows.length > 0 || hasPage || completeDates.has(date) ? [{ date, rows }] : [];
  });
}

/** Expected report content, computed from all input rows with plain loops. */
export function expectedState(rows: readonly InputRow[]) {
  const positions: ExpectedPosition[] = [];
  const lost: ExpectedLost[] = [];
  const volumes = new Map<string, number>();
  const previousResults: PreviousResult[] = [];
  const seenPages = new SeenPages(rows.map(({ date }) => date));
  const withoutPage = new Set<string>();
  const completeDates = (domain: string) =>
    new Set(
      rows.filter((row) => row.export === 'complete' && domainOf(row.url) === domain).map(({ date }) => date),
    );
  for (const keyword of new Set(rows.map((row) => row.keyword))) {
    const ofKeyword = rows.filter((row) => row.keyword === keyword);
    const newest = ofKeyword
      .map(({ date }) => date)
      .toSorted()
      .at(-1);
    volumes.set(keyword, Math.max(...ofKeyword.filter(({ date }) => date === newest).map((row) => row.ws)));
    if (ofKeyword.every((row) => row.export !== undefined)) withoutPage.add(keyword);
    for (const domain of new Set(ofKeyword.map((row) => domainOf(row.url)))) {
      const observed = observations(ofKeyword, domain, completeDates(domain));
      seenPages.add(observed);
      const [latest, previous] = observed;
      const [best] = latest?.rows ?? [];
      const [before] = previous?.rows ?? [];
      const dates = { checked_on: latest?.date ?? noDate, previous_checked_on: previous?.date ?? noDate };
      for (const row of latest?.rows ?? []) {
        positions.push({
          domain,
          keyword,
          path: pathOf(row.url),
          pos: row.position,
          best: best === row ? 1 : 0,
          has_previous: previous ? 1 : 0,
          previous_pos: before?.position ?? 0,
          url_changed: before && best && pageOf(before.url) !== pageOf(best.url) ? 1 : 0,
          ...dates,
        });
      }
      for (const row of previous?.rows ?? []) previousResults.push({ row, dropDate: latest?.date ?? '' });
      if (before && !best) lost.push({ domain, keyword, pos: before.position, ...dates });
    }
  }
  return {
    positions,
    lost,
    foundPages: [...new Map(positions.map((row) => [row.domain + row.path, row])).values()].map(
      ({ domain, path }) => {
        const found = seenPages.rankedSince(domain + path);
        const newest = positions
          .filter((row) => row.domain + row.path === domain + path)
          .map(({ checked_on }) => checked_on)
          .toSorted()
          .at(-1);
        const isNew = found === newest && coveringDates(rows, domain).some((date) => date < found);
        return { domain, path, found_date: found, is_new: isNew ? 1 : 0 };
      },
    ),
    lostPages: lostPagesOf(positions, previousResults, volumes),
    totals: totalsOf(positions, lost, volumes, withoutPage),
  };
}

/** Retention policy as documented for `SNAPSHOT_RETENTION`. */
interface ExpectedRetention {
  allDays: number;
  monthlyMonths: number;
  newestCount: number;
}

/** Dates that stay under a retention policy, found with plain loops over all rows. */
export function retainedDates(rows: readonly InputRow[], policy: ExpectedRetention, today: string): string[] {
  const dates = [...new Set(rows.map(({ date }) => date))].toSorted();
  return dates.filter((date) => isInWindow(date, dates, policy, today) || isNeeded(date, rows, policy));
}

function isInWindow(
  date: string,
  dates: readonly string[],
  { allDays, monthlyMonths }: ExpectedRetention,
  today: string,
): boolean {
  const ageInDays = (Date.parse(today) - Date.parse(date)) / 86_400_000;
  if (allDays > 0 && ageInDays <= allDays) return true;
  const monthNumber = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
  const isNewestOfMonth = !dates.some((other) => other > date && monthNumber(other) === monthNumber(date));
  return monthlyMonths > 0 && isNewestOfMonth && monthNumber(today) - monthNumber(date) <= monthlyMonths;
}

/** Whether a date has one of the newest observations of a keyword or domain, or the newest volume of a keyword. */
function isNeeded(date: string, rows: readonly InputRow[], { newestCount }: ExpectedRetention): boolean {
  const countDates = (matching: readonly InputRow[]) => new Set(matching.map((row) => row.date)).size;
  const newer = rows.filter((row) => row.date > date);
  for (const row of rows.filter((other) => other.date === date)) {
    const ofKeyword = newer.filter(({ keyword }) => keyword === row.keyword);
    const isOfDomain = (other: InputRow) => domainOf(other.url) === domainOf(row.url);
    const pages = ofKeyword.filter((other) => other.export === undefined);
    if (ofKeyword.length === 0) return true;
    if (row.export === undefined && countDates(pages) < newestCount) return true;
    const complete = newer.filter((other) => other.export === 'complete' && isOfDomain(other));
    if (row.export === 'complete' && countDates(complete) < newestCount) return true;
    const exports = ofKeyword.filter((other) => other.export !== undefined && isOfDomain(other));
    const observations = [...pages, ...exports, ...complete];
    if (row.export !== undefined && countDates(observations) < newestCount) return true;
  }
  return false;
}

/** Dates with full search results or an export of the domain. */
function coveringDates(rows: readonly InputRow[], domain: string): string[] {
  return rows
    .filter((row) => row.export === undefined || domainOf(row.url) === domain)
    .map(({ date }) => date);
}

/** Dates on which each page ranks. An observation holds until the next one. */
class SeenPages {
  private readonly dates: readonly string[];
  private readonly seenOn = new Map<string, Set<string>>();

  constructor(dates: readonly string[]) {
    this.dates = [...new Set(dates)].toSorted();
  }

  /** Adds the observations of a domain for a keyword, newest first. */
  add(observed: readonly Observation[]): void {
    for (const date of this.dates) {
      for (const row of observed.find((observation) => observation.date <= date)?.rows ?? []) {
        const page = pageOf(row.url);
        this.seenOn.set(page, (this.seenOn.get(page) ?? new Set()).add(date));
      }
    }
  }

  /** Date since which a page ranks without interruption. */
  rankedSince(page: string): string {
    const lastAbsence = this.dates.findLastIndex((date) => !this.seenOn.get(page)?.has(date));
    return this.dates[lastAbsence + 1] ?? '';
  }
}

/** Result of the observation before the latest one. `dropDate` is the date of the latest observation. */
interface PreviousResult {
  row: InputRow;
  dropDate: string;
}

function lostPagesOf(
  positions: readonly ExpectedPosition[],
  previousResults: readonly PreviousResult[],
  volumes: ReadonlyMap<string, number>,
): ExpectedLostPage[] {
  const presentPages = new Set(positions.map(({ domain, path }) => domain + path));
  const lostResults = previousResults.filter(({ row }) => !presentPages.has(pageOf(row.url)));
  return [...new Set(lostResults.map(({ row }) => pageOf(row.url)))].map((page) => {
    const own = lostResults.filter(({ row }) => pageOf(row.url) === page);
    const countInTop = (top: number) => own.filter(({ row }) => row.position <= top).length;
    const url = own[0]?.row.url ?? '';
    return {
      domain: domainOf(url),
      path: pathOf(url),
      it1: countInTop(1),
      it3: countInTop(3),
      it10: countInTop(10),
      it50: countInTop(50),
      vis: own.reduce(
        (sum, { row }) =>
          sum + estimateVisits({ pos: row.position, ws: volumes.get(row.keyword) ?? 0, wsk: 0 }),
        0,
      ),
      drop_date:
        own
          .map(({ dropDate }) => dropDate)
          .toSorted()
          .at(-1) ?? '',
    };
  });
}

function totalsOf(
  positions: ExpectedPosition[],
  lost: ExpectedLost[],
  volumes: Map<string, number>,
  withoutPage: ReadonlySet<string>,
): ExpectedTotals[] {
  const names = new Set([...positions, ...lost].map(({ domain }) => domain));
  return [...names].map((name) => {
    const own = positions.filter((row) => row.domain === name);
    const best = own.filter((row) => row.best === 1);
    const countInTop = (top: number) => best.filter((row) => row.pos <= top).length;
    const ownLost = lost.filter((row) => row.domain === name);
    const dated = best.length > 0 ? best : ownLost;
    const dates = dated.map(({ checked_on }) => checked_on).toSorted();
    const checkedOn = dominantDate(dates);
    return {
      name,
      checked_on: checkedOn,
      newer_keywords: dates.filter((date) => date > checkedOn).length,
      oldest_checked_on: dates[0] ?? noDate,
      newest_checked_on: dates.at(-1) ?? noDate,
      previous_checked_on: dominantDate(
        dated.map(({ previous_checked_on }) => previous_checked_on).filter((date) => date !== noDate),
      ),
      it1: countInTop(1),
      it3: countInTop(3),
      it10: countInTop(10),
      it50: countInTop(50),
      pages: new Set(own.map((row) => row.path)).size,
      lost: ownLost.length,
      pageless: best.filter((row) => withoutPage.has(row.keyword)).length,
      vis: best.reduce(
        (sum, row) => sum + estimateVisits({ pos: row.pos, ws: volumes.get(row.keyword) ?? 0, wsk: 0 }),
        0,
      ),
    };
  });
}

/** The most frequent date, the newest of several. */
function dominantDate(dates: readonly string[]): string {
  let common = noDate;
  let commonCount = 0;
  for (const date of new Set(dates.toSorted())) {
    const count = dates.filter((other) => other === date).length;
    if (count >= commonCount) [common, commonCount] = [date, count];
  }
  return common;
}
