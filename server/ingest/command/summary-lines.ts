import { maxSerpPosition } from '../../contract/reports/depth.js';
import { decisionText } from '../reading-decision.js';
import { noteText } from '../formats/file-note.js';
import { failedResponsesText } from '../formats/json-responses.js';
import type { ResultScope } from '../formats/import-format.js';
import { leftOutReasons, type LeftOutReason } from '../formats/left-out-reason.js';
import { normaliseColumnName } from '../formats/tidy-name.js';
import type { FileSummary, ImportSummary } from '../import-summary.js';
import type { ColumnReport } from '../formats/describe-columns.js';
import { skipReasons } from '../source/source.js';

const count = (value: number): string => value.toLocaleString('en');
const formatCount = (value: number, singular: string, pluralForm: string): string =>
  `${count(value)} ${value === 1 ? singular : pluralForm}`;

const scopeLabels: Readonly<Record<ResultScope, string>> = {
  pages: 'full search results',
  domain: 'positions of one domain',
};

/** Formats the import summary for the console. */
export function summaryLines(summary: ImportSummary, seconds: number): string[] {
  const rate = seconds > 0 ? Math.round(summary.records / seconds) : 0;
  return [
    ...summary.files.flatMap(fileLines),
    ...summary.skipped.map(
      ({ name, entry, reason }) => `${name}: ${entry} is skipped: ${skipReasons[reason].en}`,
    ),
    `${count(summary.taken)} of ${formatCount(summary.records, 'record', 'records')} accepted, ${count(summary.rejected)} rejected`,
    `accepted: ${count(summary.stored)} stored, ${supersededCount(summary)}${formatCount(summary.duplicates, 'duplicate', 'duplicates')}, ${count(summary.outsideDepth)} beyond position ${maxSerpPosition}${firstPartyCount(summary)}`,
    `${formatCount(summary.keywords, 'keyword', 'keywords')}, ${formatCount(summary.domains, 'domain', 'domains')}`,
    publishedLine(summary),
    ...firstPartyLines(summary),
    `${seconds.toFixed(1)} s, ${count(rate)} records/s`,
  ];
}

/** Format, columns and limitations of a file. */
function fileLines(file: FileSummary): string[] {
  const { name, entry, format, of, totalRows, columns, notes, decisions, responses, rejected, rejectsPath } =
    file;
  const failedResponses = failedResponsesText(responses, 'en');
  const title = [
    `${entry === undefined ? name : `${name}: ${entry}`}: ${format}`,
    ...(of ? [scopeLabels[of]] : []),
    ...(rejected > 0 ? [`${count(rejected)} rejected, see ${rejectsPath}`] : []),
  ];
  return [
    title.join(', '),
    ...usedLines(columns),
    ...invalidValueLines(columns),
    ...ignoredColumnLines(columns),
    ...listLine('unknown, not read', columns.filter(({ use }) => use === 'unknown').map(displayName)),
    ...(totalRows > 0
      ? [`  excluded: ${formatCount(totalRows, 'row', 'rows')} with totals or averages`]
      : []),
    ...(failedResponses === undefined ? [] : [`  ${failedResponses}`]),
    ...decisions.map((decision) => `  ${decisionText(decision, 'en')}`),
    ...notes.map((note) => `  ${noteText(note, file, 'en')}`),
  ];
}

function usedLines(columns: readonly ColumnReport[]): string[] {
  const usedColumns = columns.filter(({ use }) => use === 'used');
  const labels = usedColumns.map(({ name, field }) =>
    normaliseColumnName(name) === field ? name : `${displayName({ name })} → ${field}`,
  );
  return listLine('read', labels);
}

/** Columns with values that the import does not understand, which are stored without them. */
function invalidValueLines(columns: FileSummary['columns']): string[] {
  return columns.flatMap(({ name, values }) => {
    if (!values || values.invalid === 0) return [];
    const { valid, empty, invalid, examples } = values;
    const quoted = examples.map((example) => JSON.stringify(example)).join(', ');
    return [
      `  not understood: ${formatCount(invalid, 'value', 'values')} of ${displayName({ name })}, for example ${quoted}; ${count(valid)} understood, ${count(empty)} empty`,
    ];
  });
}

/** Ignored columns, grouped by reason. */
function ignoredColumnLines(columns: readonly ColumnReport[]): string[] {
  const reasons = new Map<LeftOutReason, string[]>();
  for (const { name, reason } of columns) {
    if (reason) reasons.set(reason, [...(reasons.get(reason) ?? []), displayName({ name })]);
  }
  return [...reasons].flatMap(([reason, names]) =>
    listLine('ignored', names, `: ${leftOutReasons[reason].en}`),
  );
}

const listLine = (title: string, names: readonly string[], suffix = ''): string[] =>
  names.length === 0 ? [] : [`  ${title}: ${names.join(', ')}${suffix}`];

const displayName = ({ name }: { name: string }): string => (name === '' ? '(no name)' : name);

/** Rows that are older than existing data of their keyword. */
function supersededCount({ superseded, supersededBy }: ImportSummary): string {
  return superseded === 0 ? '' : `${count(superseded)} superseded by newer results of ${supersededBy}, `;
}

function firstPartyCount({ own }: ImportSummary): string {
  return own === 0 ? '' : `, ${count(own)} first-party`;
}

/** First-party data by site. */
function firstPartyLines({ own, ownSites }: ImportSummary): string[] {
  if (ownSites === null) {
    return [
      `${formatCount(own, 'record', 'records')} of first-party data not stored: specify the account with --owner EMAIL, because there are several administrators or none`,
    ];
  }
  return ownSites.map(({ site, source, from, to, changed }) => {
    const days = from === null ? `until ${to}` : from === to ? to : `${from} … ${to}`;
    return `Own site ${site} (${source}), ${days}${changed ? '' : ': nothing new'}`;
  });
}

function publishedLine({ changed, snapshots, taken }: ImportSummary): string {
  if (taken === 0) return 'Nothing was imported.';
  if (changed.length === 0) return 'Nothing new: the reports are unchanged.';
  const dates = changed.map((base) => {
    const baseDates = snapshots
      .filter((snapshot) => snapshot.base === base)
      .map(({ date }) => date)
      .toSorted();
    return baseDates.length > 3
      ? `${base} ${baseDates[0]} … ${baseDates.at(-1)} (${baseDates.length} dates)`
      : `${base} ${baseDates.join(', ')}`;
  });
  return `Published: ${dates.join('; ')}`;
}
