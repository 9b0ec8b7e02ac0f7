import { visitsOf } from '../../server/reports/ctr-curve.js';

/** A result row as a file gives it. */
export interface GivenRow {
  date: string;
  keyword: string;
  position: number;
  url: string;
  ws: number;
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
}

/** A page that has none of the results it had on the previous pages of its keywords. */
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
  vis: number;
}

const domainOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '');
const pathOf = (url: string): string => new URL(url).pathname + new URL(url).search;
const pageOf = (url: string): string => domainOf(url) + pathOf(url);

/** The result page of a keyword at a date, best position first: of one page's rows the best counts. */
function resultPage(rows: readonly GivenRow[], keyword: string, date: string): GivenRow[] {
  const best = new Map<string, GivenRow>();
  for (const row of rows) {
    if (row.keyword !== keyword || row.date !== date || row.position > 50) continue;
    const known = best.get(pageOf(row.url));
    if (!known || row.position < known.position) best.set(pageOf(row.url), row);
  }
  return [...best.values()].toSorted((a, b) => a.position - b.position);
}

/** What the reports must hold, worked out from all rows ever given, in plain loops. */
export function expectedState(rows: readonly GivenRow[]) {
  const positions: ExpectedPosition[] = [];
  const lost: { domain: string; keyword: string; pos: number }[] = [];
  const volumes = new Map<string, number>();
  const former: FormerResult[] = [];
  for (const keyword of new Set(rows.map((row) => row.keyword))) {
    const dates = [...new Set(rows.filter((row) => row.keyword === keyword).map((row) => row.date))]
      .toSorted()
      .toReversed();
    const newest = rows.filter((row) => row.keyword === keyword && row.date === dates[0]);
    volumes.set(keyword, Math.max(...newest.map((row) => row.ws)));
    const latest = resultPage(rows, keyword, dates[0] ?? '');
    const previous = dates[1] === undefined ? [] : resultPage(rows, keyword, dates[1]);
    const bestOf = (page: GivenRow[], domain: string) => page.find((row) => domainOf(row.url) === domain);
    for (const row of latest) {
      const domain = domainOf(row.url);
      const before = bestOf(previous, domain);
      const best = bestOf(latest, domain);
      positions.push({
        domain,
        keyword,
        path: pathOf(row.url),
        pos: row.position,
        best: best === row ? 1 : 0,
        has_previous: dates.length > 1 ? 1 : 0,
        previous_pos: before?.position ?? 0,
        url_changed: before && best && pageOf(before.url) !== pageOf(best.url) ? 1 : 0,
      });
    }
    for (const row of previous) former.push({ row, dropDate: dates[0] ?? '' });
    for (const domain of new Set(previous.map((row) => domainOf(row.url)))) {
      if (!bestOf(latest, domain)) {
        lost.push({ domain, keyword, pos: bestOf(previous, domain)?.position ?? 0 });
      }
    }
  }
  return {
    positions,
    lost,
    lostPages: lostPagesOf(positions, former, volumes),
    totals: totalsOf(positions, lost, volumes),
  };
}

/** A result of a keyword's previous page, with the date of its latest one. */
interface FormerResult {
  row: GivenRow;
  dropDate: string;
}

function lostPagesOf(
  positions: readonly ExpectedPosition[],
  former: readonly FormerResult[],
  volumes: ReadonlyMap<string, number>,
): ExpectedLostPage[] {
  const there = new Set(positions.map(({ domain, path }) => domain + path));
  const gone = former.filter(({ row }) => !there.has(pageOf(row.url)));
  return [...new Set(gone.map(({ row }) => pageOf(row.url)))].map((page) => {
    const own = gone.filter(({ row }) => pageOf(row.url) === page);
    const within = (top: number) => own.filter(({ row }) => row.position <= top).length;
    const url = own[0]?.row.url ?? '';
    return {
      domain: domainOf(url),
      path: pathOf(url),
      it1: within(1),
      it3: within(3),
      it10: within(10),
      it50: within(50),
      vis: own.reduce(
        (sum, { row }) => sum + visitsOf({ pos: row.position, ws: volumes.get(row.keyword) ?? 0, wsk: 0 }),
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
  lost: { domain: string }[],
  volumes: Map<string, number>,
): ExpectedTotals[] {
  const names = new Set([...positions, ...lost].map(({ domain }) => domain));
  return [...names].map((name) => {
    const own = positions.filter((row) => row.domain === name);
    const best = own.filter((row) => row.best === 1);
    const within = (top: number) => best.filter((row) => row.pos <= top).length;
    return {
      name,
      it1: within(1),
      it3: within(3),
      it10: within(10),
      it50: within(50),
      pages: new Set(own.map((row) => row.path)).size,
      lost: lost.filter((row) => row.domain === name).length,
      vis: best.reduce(
        (sum, row) => sum + visitsOf({ pos: row.pos, ws: volumes.get(row.keyword) ?? 0, wsk: 0 }),
        0,
      ),
    };
  });
}
