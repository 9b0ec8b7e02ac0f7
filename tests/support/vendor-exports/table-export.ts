import type { KeywordRecord } from './expected-facts.js';
import type { ExportDraft } from './export-draft.js';
import type { Column, ColumnKind, TableVendor } from './table-vendor.js';
import type { Cell } from './value-writer.js';

type AnyCell = Cell<number | string> & {
  list?: readonly (number | string)[];
  range?: readonly [number, number];
};

const features = ['People also ask', 'Sitelinks', 'Images', 'Video', 'Featured snippet'];
const intents = ['informational', 'navigational', 'commercial', 'transactional'];
const countries = [
  'Brazil',
  'Canada',
  'France',
  'Germany',
  'India',
  'Japan',
  'Poland',
  'Spain',
  'Türkiye',
  'Ukraine',
];
const devices = ['Mobile', 'Desktop', 'Tablet'];
const competitionWords = [
  ['Low', 'Medium', 'High'],
  ['Низкая', 'Средняя', 'Высокая'],
];

/** Volumes that are ranges, with their bounds and the representative volume. */
const volumeRanges: readonly (readonly [text: string, ws: number, range: readonly [number, number]])[] = [
  ['10 – 100', 50, [10, 100]],
  ['100 – 1K', 500, [100, 1000]],
  ['1K – 10K', 5000, [1000, 10_000]],
  ['1 тыс. – 10 тыс.', 5000, [1000, 10_000]],
  ['10K-100K', 50_000, [10_000, 100_000]],
  ['<10', 0, [0, 10]],
];

/** Fields of the importer by kind, for values that the preview shows as numbers and texts. */
const previewFields: Partial<Record<ColumnKind, string>> = {
  keyword: 'keyword',
  position: 'position',
  average: 'average_position',
  url: 'url',
  ws: 'ws',
  wsk: 'wsk',
  docs: 'docs',
  cpc: 'cpc',
  cpcMin: 'cpc_min',
  cpcMax: 'cpc_max',
  difficulty: 'difficulty',
  clicks: 'clicks',
  impressions: 'impressions',
};

/** Kinds whose values the summary counts. */
const countedKinds = new Set<ColumnKind>([
  'position',
  'average',
  'previous',
  'rankedBefore',
  'ws',
  'wsk',
  'docs',
  'cpc',
  'cpcMin',
  'cpcMax',
  'difficulty',
  'competitionRatio',
  'competitionIndex',
  'competitionWord',
  'features',
  'intents',
  'trend',
  'clicks',
  'impressions',
]);

interface RowContext {
  draft: ExportDraft;
  row: number;
  vendor: TableVendor;
  isRanged: boolean;
  /** Days of the rows of tables by day. */
  days: readonly string[];
}

/** Level of a share of competition. */
export const levelOf = (share: number): number => (share < 1 / 3 ? 1 : share < 2 / 3 ? 2 : 3);

const notRanked = ['not found', 'not_found', '>100', '100+', 'не найдено'];

/** A position: mostly within the stored depth, sometimes beyond it, and sometimes none or an unreadable one. */
function positionCell({ draft: { write } }: RowContext): AnyCell {
  const number = write.random(20);
  if (number === 0) return { text: write.pick(['0', 'x', '2.5', '-3']), isUnreadable: true };
  if (number === 1) return { text: write.pick(notRanked) };
  const value = number < 4 ? 51 + write.random(49) : 1 + write.random(50);
  return { text: String(value), value };
}

function listCell(items: readonly string[], draft: ExportDraft): AnyCell {
  const list = draft.write.some(items);
  const isUnreadable = items === features && draft.write.random(10) === 0;
  const text = [...list, ...(isUnreadable ? ['Hologram'] : [])].join(', ');
  return { text, list, ...(list.length > 0 && { value: text }), ...(isUnreadable && { isUnreadable }) };
}

function trendCell({ write }: ExportDraft): AnyCell {
  if (write.random(6) === 0) return { text: '' };
  const list = Array.from({ length: 3 + write.random(10) }, () => write.random(101));
  return {
    text: write.pick([list.join(','), `[${list.join(',')}]`, list.join(', ')]),
    list,
    value: list.join(),
  };
}

function createCell(kind: ColumnKind, context: RowContext): AnyCell {
  const { draft, row, vendor, isRanged, days } = context;
  const { write } = draft;
  switch (kind) {
    case 'keyword':
      return write.keyword(draft.ending(row), { isPlain: vendor.hasPlainKeywords ?? false });
    case 'topic':
      return write.keyword(`t${draft.id}`);
    case 'position':
      return positionCell(context);
    case 'average':
      return write.mean(1 + (draft.id % 3));
    case 'url':
      if (vendor.rows === 'results' && write.random(30) === 0) {
        return { text: 'no address', isUnreadable: true };
      }
      return write.url(draft.domain, `page-${row}`);
    case 'path': {
      const text = `/page-${row}`;
      return { text, value: `https://${draft.domain}${text}` };
    }
    case 'domain':
      return { text: draft.domain };
    case 'title':
    case 'snippet':
      return write.sentence();
    case 'previous':
    case 'rankedBefore': {
      const value = write.random(4) === 0 ? undefined : 1 + write.random(60);
      return value === undefined ? { text: '' } : { text: String(value), value };
    }
    case 'ws': {
      if (!isRanged) return write.count();
      const [text, value, range] = write.pick(volumeRanges);
      return { text, value, range };
    }
    case 'wsk':
    case 'docs':
    case 'clicks':
      return write.count();
    case 'impressions':
      return write.writeCount(1 + write.random(99_999));
    case 'cpc':
    case 'cpcMin':
    case 'cpcMax':
      return write.price();
    case 'difficulty':
      return write.percent(draft.id % 2);
    case 'competitionRatio':
      return write.ratio();
    case 'competitionIndex':
      return write.percent(0);
    case 'competitionWord': {
      const level = write.random(3);
      const [english = [], russian = []] = competitionWords;
      const words = /^\p{Script=Cyrillic}/u.test(vendor.columns[0]?.titles[0] ?? '') ? russian : english;
      return { text: words[level] ?? '', value: level + 1 };
    }
    case 'features':
      return listCell(features, draft);
    case 'intents':
      return listCell(intents, draft);
    case 'trend':
      return trendCell(draft);
    case 'day': {
      const value = days[row] ?? '';
      return { text: write.writeDay(value), value };
    }
    case 'country': {
      const value = countries[row] ?? '';
      return { text: value, value };
    }
    case 'device': {
      const text = devices[row] ?? '';
      return { text, value: text.toLowerCase() };
    }
    case 'market':
      return { text: 'us' };
    case 'leftOut':
    case 'unknown':
      return { text: write.pick(['', '12', 'red', '1.5%']) };
  }
}

/** Adds the table of a vendor to a draft. */
export function createTable(draft: ExportDraft, vendor: TableVendor): void {
  const { write, date } = draft;
  const columns = chooseColumns(draft, vendor);
  const kinds = new Set(columns.map(({ kind }) => kind));
  if (vendor.fileName) draft.name = vendor.fileName(draft.domain, date);
  else if (!vendor.preamble) draft.options.date = date;
  const needsDomain = vendor.rows === 'site' || kinds.has('path');
  if (!vendor.fileName && needsDomain) draft.options.domain = draft.domain;
  draft.titles = columns.map(({ title }) => title);
  draft.lines.push(...(vendor.preamble?.(date) ?? []).map((line) => [...line]), [...draft.titles]);
  const isByDay = vendor.rows === 'site' && kinds.has('day') && !kinds.has('keyword');
  const days = Array.from({ length: 10 }, () => write.isoDay());
  const uniqueDays = [...new Set(days)];
  const limit = isByDay ? uniqueDays.length : kinds.has('device') ? devices.length : 10;
  const rows = Math.min(limit, 4 + write.random(7));
  const canBeRanged = ['keyword-planner', 'plain-csv', 'semrush-keywords'].includes(vendor.format);
  const isRanged = canBeRanged && write.random(5) === 0;
  for (let row = 0; row < rows; row++) {
    const context = { draft, row, vendor, isRanged, days: isByDay ? uniqueDays : days };
    const cells = columns.map(({ kind, title }) => ({ kind, title, cell: createCell(kind, context) }));
    draft.lines.push(cells.map(({ cell }) => cell.text));
    addRow(draft, vendor, cells);
  }
}

interface ChosenColumn {
  title: string;
  kind: ColumnKind;
}

/** Columns in random order, without some of the optional ones. */
function chooseColumns({ write, unknownColumns }: ExportDraft, { columns }: TableVendor): ChosenColumn[] {
  const present = columns.filter(({ isOptional }) => !isOptional || write.random(4) > 0);
  const chosen = present.map(({ titles, kind }: Column) => ({ title: write.pick(titles), kind }));
  for (const { title, kind } of chosen) if (kind === 'unknown') unknownColumns.push(title);
  if (write.random(3) > 0) return chosen;
  return chosen
    .map((column) => ({ column, order: write.random(1000) }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ column }) => column);
}

/** Adds what a person reads in a row. */
function addRow(
  draft: ExportDraft,
  vendor: TableVendor,
  cells: readonly (ChosenColumn & { cell: AnyCell })[],
): void {
  const cellOf = (kind: ColumnKind): AnyCell | undefined =>
    cells.find((column) => column.kind === kind)?.cell;
  const number = (kind: ColumnKind) => cellOf(kind)?.value as number | undefined;
  const text = (kind: ColumnKind) => cellOf(kind)?.value as string | undefined;
  // A row without a rank describes its keyword, so its address is irrelevant.
  const isKeyword = cellOf('position')?.value === undefined && vendor.rows === 'results';
  const isRejected = cellOf('position')?.isUnreadable || (!isKeyword && cellOf('url')?.isUnreadable);
  if (isRejected) {
    draft.rejected++;
    return;
  }
  for (const { kind, title, cell } of cells) if (countedKinds.has(kind)) draft.count(title, cell);
  draft.rows.push(
    Object.fromEntries(
      cells.flatMap(({ kind, cell: { value } }) => {
        const field = previewFields[kind];
        return field === undefined || value === undefined ? [] : [[field, value]];
      }),
    ),
  );
  const day = text('day');
  const date = day ?? draft.date;
  const keyword = text('keyword') ?? '';
  const url = text('url') ?? text('path');
  if (vendor.rows === 'pages') {
    draft.addPage(date, url ?? '', text('title') ?? '');
    return;
  }
  if (vendor.rows === 'site') {
    const dimensions = { keyword, url, country: text('country'), device: text('device') };
    const metrics = {
      clicks: number('clicks'),
      impressions: number('impressions'),
      position: number('average'),
    };
    const period = { day: date, from: day ?? null };
    draft.addSite({ site: draft.domain, source: vendor.vendor ?? '', ...period, ...dimensions, ...metrics });
    if (!vendor.yieldsPositions || keyword === '') return;
    const result = { position: Math.round(metrics.position ?? 0), url: url ?? `https://${draft.domain}/` };
    draft.addKeyword({ date, keyword, result });
    return;
  }
  const position = number('position');
  draft.addKeyword({
    date,
    keyword,
    vendor: vendor.vendor,
    ...keywordValues(number, cellOf),
    ...(position !== undefined && {
      result: {
        position,
        url: url ?? '',
        title: text('title') ?? '',
        snippet: text('snippet') ?? '',
        previous: previousPosition(number, cellOf),
      },
    }),
  });
}

/** 0 for a page that did not rank; undefined if unknown. */
function previousPosition(
  number: (kind: ColumnKind) => number | undefined,
  cellOf: (kind: ColumnKind) => AnyCell | undefined,
): number | undefined {
  const ofKind = (kind: ColumnKind) => {
    const value = number(kind);
    return value !== undefined && value > 50 ? 0 : value;
  };
  return ofKind('previous') ?? (cellOf('rankedBefore') ? (ofKind('rankedBefore') ?? 0) : undefined);
}

function keywordValues(
  number: (kind: ColumnKind) => number | undefined,
  cellOf: (kind: ColumnKind) => AnyCell | undefined,
): Partial<KeywordRecord> {
  const cpc = number('cpc');
  const list = (kind: ColumnKind) => cellOf(kind)?.list;
  const level = (kind: ColumnKind, scale: number) => {
    const value = number(kind);
    return value === undefined ? undefined : levelOf(value / scale);
  };
  return {
    ws: number('ws'),
    range: cellOf('ws')?.range,
    wsk: number('wsk'),
    docs: number('docs'),
    cpcMin: number('cpcMin') ?? cpc,
    cpcMax: number('cpcMax') ?? cpc,
    competition: number('competitionWord') ?? level('competitionRatio', 1) ?? level('competitionIndex', 100),
    difficulty: number('difficulty'),
    features: list('features') as string[] | undefined,
    intents: list('intents') as string[] | undefined,
    trend: list('trend') as number[] | undefined,
    topic: cellOf('topic')?.value as string | undefined,
  };
}
