import type { ExportDraft } from './export-draft.js';
import type { KeywordRecord } from './expected-facts.js';
import type { Cell } from './value-writer.js';

const notRanked = ['-', '', '--', '>100', '100+', 'not in top 100', 'not found', 'не найдено'];

/** A position of a day. The value is 0 if the site does not rank. */
function rankCell({ write }: ExportDraft): Cell<number> {
  const number = write.random(16);
  if (number < 4) return { text: write.pick(notRanked), value: 0 };
  if (number === 4) return { text: write.pick(['see note', '?']), isUnreadable: true };
  const value = number === 5 ? 51 + write.random(49) : 1 + write.random(50);
  return { text: String(value), value };
}

/** Different days, oldest first. */
function distinctDays({ write }: ExportDraft, count: number): string[] {
  return [...new Set(Array.from({ length: count }, () => write.isoDay()))].toSorted();
}

/** Adds the results of a keyword by day. A keyword that ranks on no day belongs to the newest one. */
function addDays(
  draft: ExportDraft,
  days: readonly (readonly [date: string, cell: Cell<number>])[],
  record: Omit<KeywordRecord, 'date'> & { url: string },
): void {
  const { url, ...keyword } = record;
  let isRanked = false;
  for (const [date, { value = 0, isUnreadable }] of days) {
    if (isUnreadable) draft.rejected++;
    if (value > 0) draft.addKeyword({ ...keyword, date, result: { position: value, url } });
    isRanked ||= value > 0 || isUnreadable === true;
  }
  const newest =
    days
      .map(([date]) => date)
      .toSorted()
      .at(-1) ?? '';
  if (!isRanked) draft.addKeyword({ ...keyword, date: newest });
}

/** Topvisor and rank trackers: a column per day. */
function addDayTable(
  draft: ExportDraft,
  titles: readonly [keyword: string, url: string, ws: string],
  days: Map<string, string>,
) {
  const { write } = draft;
  const dates = [...days.keys()];
  draft.titles = [...titles, ...days.values()];
  draft.lines.push([...draft.titles]);
  const rows = 3 + write.random(4);
  for (let row = 0; row < rows; row++) {
    const keyword = write.keyword(draft.ending(row));
    const url = write.url(draft.domain, `page-${row}`);
    const ws = write.count();
    const ranks = dates.map((date) => [date, rankCell(draft)] as const);
    draft.lines.push([keyword.text, url.text, ws.text, ...ranks.map(([, { text }]) => text)]);
    addDays(draft, ranks, { keyword: keyword.value, url: url.value, ws: ws.value });
  }
}

export function createTopvisor(draft: ExportDraft): void {
  const dates = distinctDays(draft, 3);
  const isIso = draft.write.random(2) === 0;
  const toName = (date: string) => (isIso ? date : date.split('-').toReversed().join('.'));
  const titles = draft.write.pick([
    ['Запросы', 'URL', 'Частотность'],
    ['Queries', 'Address', 'Frequency'],
  ] as const);
  addDayTable(draft, titles, new Map(dates.map((date) => [date, toName(date)])));
}

export function createDatedPositions(draft: ExportDraft): void {
  const { write } = draft;
  const style = write.random(4);
  const toName = (date: string) => {
    const [year = '', month = '', day = ''] = date.split('-');
    const monthName = new Date(date).toLocaleString('en', { month: 'short', timeZone: 'UTC' });
    return (
      [date, `${monthName} ${Number(day)}, ${year}`, `Position ${date}`, write.locale.date(year, month, day)][
        style
      ] ?? ''
    );
  };
  const days = new Map(distinctDays(draft, 4).map((date) => [date, toName(date)]));
  addDayTable(draft, ['Keyword', 'Landing page', 'Volume'], days);
}

export function createSemrushTracking(draft: ExportDraft): void {
  const { write, domain } = draft;
  const dates = distinctDays(draft, 2);
  const columns = dates.map((date) => `*.${domain}/*_${date.replaceAll('-', '')}`);
  draft.titles = [
    'Keyword',
    'Tags',
    ...columns.flatMap((name) => [name, `${name}_type`, `${name}_landing`]),
    'Search Volume',
    'CPC',
  ];
  draft.lines.push([...draft.titles]);
  for (let row = 0; row < 4; row++) {
    const keyword = write.keyword(draft.ending(row));
    const [ws, cpc] = [write.count(), write.price()];
    const cells = dates.map((date) => {
      const rank = rankCell(draft);
      const url = write.url(domain, `page-${row}`);
      const hasUrl = (rank.value ?? 0) > 0 && write.random(4) > 0;
      return { date, rank, text: hasUrl ? url.text : '', url: hasUrl ? url.value : `https://${domain}/` };
    });
    draft.lines.push([
      keyword.text,
      'a, b',
      ...cells.flatMap(({ rank, text }) => [rank.text, (rank.value ?? 0) > 0 ? 'organic' : '', text]),
      ws.text,
      cpc.text,
    ]);
    const values = { ws: ws.value, cpcMin: cpc.value, cpcMax: cpc.value };
    draft.addKeyword({ date: dates.at(-1) ?? '', keyword: keyword.value, ...values });
    for (const { date, rank, url } of cells) {
      if (rank.isUnreadable) draft.rejected++;
      const position = rank.value ?? 0;
      if (position > 0) draft.addKeyword({ date, keyword: keyword.value, result: { position, url } });
    }
  }
}

/** SE Ranking: the rank of a site and of a competitor. */
export function createSeRanking(draft: ExportDraft): void {
  const { write, domain, id, date } = draft;
  draft.options.date = date;
  draft.titles = [
    `Keyword for: (${domain})`,
    'Current position',
    'Found SERP',
    'Best Position',
    'Local Search Volume',
    'CPC (Local)',
    `Competitor: rival-${id}.example`,
  ];
  draft.lines.push([...draft.titles]);
  for (let row = 0; row < 5; row++) {
    const keyword = write.keyword(draft.ending(row));
    const [rank, competitor] = [rankCell(draft), rankCell(draft)];
    const url = write.url(domain, `page-${row}`);
    const [ws, cpc] = [write.count(), write.price()];
    const isRanked = (rank.value ?? 0) > 0;
    draft.lines.push([
      keyword.text,
      rank.text,
      isRanked ? url.text : '',
      '2',
      ws.text,
      cpc.text,
      competitor.text,
    ]);
    addRankedRow(
      draft,
      { date, keyword: keyword.value, ws: ws.value, cpcMin: cpc.value, cpcMax: cpc.value },
      [rank, url.value],
      competitor,
    );
  }
}

/** A keyword with the rank of the site, and that of the competitor. */
function addRankedRow(
  draft: ExportDraft,
  record: KeywordRecord,
  [rank, url]: readonly [rank: Cell<number>, url: string],
  competitor?: Cell<number>,
): void {
  const { date, keyword } = record;
  if (rank.isUnreadable) draft.rejected++;
  else draft.addKeyword({ ...record, ...(rank.value ? { result: { position: rank.value, url } } : {}) });
  if (competitor?.isUnreadable) draft.rejected++;
  else if (competitor?.value) {
    draft.addKeyword({
      date,
      keyword,
      result: { position: competitor.value, url: `https://rival-${draft.id}.example/` },
    });
  }
}

/** SE Ranking: a section per keyword with its days. */
export function createSeRankingFull(draft: ExportDraft): void {
  const { write, domain } = draft;
  const header = ['Date (UTC)', 'Keyword', 'Position', 'Found SERP', 'Search Volume Local'];
  draft.titles = header;
  draft.lines.push(['Project Name: Shop', `Project Domain: ${domain}`, 'Project Region: US', '', '']);
  for (let row = 0; row < 3; row++) {
    const keyword = write.keyword(draft.ending(row), { isPlain: true });
    draft.lines.push([`Keyword: ${keyword.text}`, 'Best Position: 1', '', '', ''], [...header]);
    for (const date of distinctDays(draft, 3).toReversed()) {
      const rank = rankCell(draft);
      const url = write.url(domain, `page-${row}`);
      const ws = write.count();
      const isRanked = (rank.value ?? 0) > 0;
      draft.lines.push([date, keyword.text, rank.text, isRanked ? url.text : '', ws.text]);
      addRankedRow(draft, { date, keyword: keyword.value, ws: ws.value }, [rank, url.value]);
    }
  }
}

/** Search Console: two periods. A query without data in a period is missing from it. */
export function createComparison(draft: ExportDraft): void {
  const { write, domain } = draft;
  const isDated = write.random(2) === 0;
  const periods = isDated
    ? [
        { from: '2026-05-01', to: '2026-05-28', name: '' },
        { from: '2026-04-02', to: '2026-04-29', name: '' },
      ]
    : [
        { from: null, to: draft.date, name: 'Last 28 days' },
        { from: null, to: '', name: 'Previous 28 days' },
      ];
  const style = (iso: string) => {
    const [year = '', month = '', day = ''] = iso.split('-');
    return write.locale.date(year, month, day);
  };
  const names = periods.map(({ from, to, name }) => (from === null ? name : `${style(from)} - ${style(to)}`));
  const metrics = ['Clicks', 'Impressions', 'CTR', 'Position'];
  draft.titles = ['Top queries', ...metrics.flatMap((metric) => names.map((name) => `${name} ${metric}`))];
  draft.lines.push([...draft.titles]);
  draft.name = `${domain}-Performance-on-Search-${draft.date}.csv`;
  const digits = 1 + write.random(2);
  for (let row = 0; row < 5; row++) {
    const keyword = write.keyword(draft.ending(row));
    const isAbsent = (period: number) => period !== row % 2 && write.random(3) === 0;
    const cells = periods.map((_, period) => {
      if (isAbsent(period)) return { clicks: 0, impressions: 0, position: { text: '0', value: 0 } };
      const impressions = 1 + write.random(900);
      return { clicks: write.random(impressions), impressions, position: write.mean(digits) };
    });
    draft.lines.push([
      keyword.text,
      ...cells.map(({ clicks }) => String(clicks)),
      ...cells.map(({ impressions }) => String(impressions)),
      ...cells.map(() => '4%'),
      ...cells.map(({ position }) => position.text),
    ]);
    for (const [period, { clicks, impressions, position }] of cells.entries()) {
      const { from = null, to = '' } = periods[period] ?? {};
      if (impressions === 0 || to === '') continue;
      const site = { site: domain, source: 'search-console', day: to, from, keyword: keyword.value };
      draft.addSite({ ...site, clicks, impressions, position: position.value });
      const result = { position: Math.round(position.value), url: `https://${domain}/` };
      draft.addKeyword({ date: to, keyword: keyword.value, result });
    }
    if (!isDated && cells[0]?.impressions === 0) draft.otherPeriodRows++;
  }
}

/** Search Console bulk export. Positions are sums from zero. */
export function createBulkExport(draft: ExportDraft): void {
  const { write, domain } = draft;
  draft.titles = [
    'data_date',
    'site_url',
    'url',
    'query',
    'is_anonymized_query',
    'country',
    'search_type',
    'device',
    'impressions',
    'clicks',
    'sum_position',
  ];
  draft.lines.push([...draft.titles]);
  for (let row = 0; row < 6; row++) {
    const keyword = row === 5 ? { text: '', value: '' } : write.keyword(draft.ending(row));
    const [day, url] = [write.isoDay(), write.url(domain, `page-${row}`)];
    const [impressions, device] = [1 + write.random(5000), write.pick(['MOBILE', 'DESKTOP', 'TABLET'])];
    const [clicks, sum] = [write.random(impressions), write.random(impressions * 40)];
    draft.lines.push([
      day,
      `sc-domain:${domain}`,
      url.text,
      keyword.text,
      String(row === 5),
      'usa',
      'WEB',
      device,
      String(impressions),
      String(clicks),
      String(sum),
    ]);
    draft.addSite({
      site: domain,
      source: 'search-console',
      day,
      keyword: keyword.value,
      url: url.value,
      country: 'usa',
      device: device.toLowerCase(),
      clicks,
      impressions,
      position: sum / impressions + 1,
    });
  }
}

const russianMonths = [
  'январь',
  'февраль',
  'март',
  'апрель',
  'май',
  'июнь',
  'июль',
  'август',
  'сентябрь',
  'октябрь',
  'ноябрь',
  'декабрь',
];

/** First days of successive months. */
function monthsFrom(year: number, month: number, count: number): Date[] {
  return Array.from({ length: count }, (_, index) => new Date(Date.UTC(year, month + index, 1)));
}

const isoOf = (day: Date): string => day.toISOString().slice(0, 10);

/** Yandex Wordstat: monthly volumes of one phrase. */
export function createWordstatDynamics(draft: ExportDraft): void {
  const { write, date } = draft;
  draft.options.date = date;
  const keyword = write.keyword(draft.ending(0), { isPlain: true });
  const isEnglish = write.random(3) === 0;
  draft.titles = isEnglish
    ? ['Period', 'Number of queries', `Dynamics «${keyword.text}»`]
    : ['Период', 'Число запросов', `Динамика «${keyword.text}»`];
  draft.lines.push([...draft.titles]);
  const months = monthsFrom(2025, write.random(6), 4 + write.random(6));
  const trend = months.map((month) => {
    const count = write.writeCount(write.random(60_000));
    const english = month.toLocaleString('en', { month: 'long', timeZone: 'UTC' });
    const name = isEnglish ? english : russianMonths[month.getUTCMonth()];
    draft.lines.push([`${name} ${month.getUTCFullYear()}`, count.text, '']);
    return count.value;
  });
  const trendFrom = isoOf(months[0] ?? new Date(0));
  draft.addKeyword({ date, keyword: keyword.value, vendor: 'wordstat', ws: trend.at(-1), trend, trendFrom });
}

/** Keyword Planner with the volumes of each month. */
export function createPlannerMonths(draft: ExportDraft): void {
  const { write, date } = draft;
  draft.options.date = date;
  const months = monthsFrom(2025, write.random(6), 3 + write.random(4));
  const names = months.map(
    (month) =>
      `Searches: ${month.toLocaleString('en', { month: 'short', timeZone: 'UTC' })} ${month.getUTCFullYear()}`,
  );
  draft.titles = ['Keyword', 'Avg. monthly searches', 'Competition', ...names];
  draft.lines.push([...draft.titles]);
  for (let row = 0; row < 4; row++) {
    const keyword = write.keyword(draft.ending(row));
    const ws = write.count({ hasGaps: false });
    const trend = months.map(() => write.writeCount(write.random(60_000)));
    draft.lines.push([keyword.text, ws.text, 'Medium', ...trend.map(({ text }) => text)]);
    draft.addKeyword({
      date,
      keyword: keyword.value,
      vendor: 'keyword-planner',
      ws: ws.value,
      competition: 2,
      trend: trend.map(({ value }) => value),
      trendFrom: isoOf(months[0] ?? new Date(0)),
    });
  }
}
