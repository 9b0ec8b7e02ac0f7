import { depthFilterFor } from './apply-limits.js';
import type { SqlPlan } from './build-sql.js';
import { withBaselineAttributes, snapshotsBefore, type Baseline } from './baseline-comparison.js';
import { omitConstantColumns } from './available-columns.js';
import { hasPositionAge, withPositionAges } from './position-age.js';
import type { ParsedQuery } from './parsed-query.js';
import type { PreparedReport } from './prepare-report.js';
import {
  readBaseKeywords,
  readDomainTotals,
  readKeywordId,
  readListedDomains,
  readPageKeywords,
  readSnapshots,
  readThemeForms,
} from './read-generation.js';
import {
  type ReportBase,
  type ExtensionState,
  type ReportDependencies,
  requestOptions,
} from './report-dependencies.js';
import type { DomainTotals, ListedDomains, Source, SourceContext } from './report-source.js';
import { buildFormParameters } from '../words/word-parameters.js';
import { LRUCache } from 'lru-cache';
import type { ClickHouseStore, QueryParameter } from '../../stores/clickhouse/clickhouse-store.js';
import type { Language } from '../../contract/language/localised.js';
import { readablePath } from '../../contract/formatting/readable-path.js';

/** Patterns that ClickHouse has already compiled, per store. */
const compiledPatterns = new WeakMap<ClickHouseStore, LRUCache<string, true>>();

/**
 * Compiles user patterns before the query, so that an invalid pattern fails even if no row is matched against it.
 * @throws AppError BadFilter with the message from ClickHouse
 */
async function checkPatterns(patterns: readonly string[], deps: ReportDependencies): Promise<void> {
  const cached = compiledPatterns.get(deps.clickhouse) ?? new LRUCache<string, true>({ max: 1_000 });
  compiledPatterns.set(deps.clickhouse, cached);
  const uncached = [...new Set(patterns)].filter((pattern) => cached.get(pattern) === undefined);
  if (uncached.length === 0) return;
  const matchCalls = uncached.map((_, index) => `match('', {p${index}:String})`);
  await deps.clickhouse.query(`SELECT ${matchCalls.join(', ')}`, {
    parameters: Object.fromEntries(uncached.map((pattern, index) => [`p${index}`, pattern])),
    ...requestOptions(deps, 'check-patterns'),
  });
  for (const pattern of uncached) cached.set(pattern, true);
}

/** A report whose SQL parts are determined by its subject and base. */
export interface PlannedReport extends PreparedReport {
  plan: SqlPlan;
  /** Undefined for a comparison with the previous results. */
  baseline: Baseline | undefined;
  /** Resolves with the domain totals once the subject is known to exist. Runs in parallel with the report's query. */
  subject: Promise<DomainTotals | undefined>;
  /** Domains from list arguments; undefined if the report has none. */
  listedDomains: ListedDomains | undefined;
}

/**
 * Reads everything that determines the SQL of a report. An unknown subject rejects the promise `subject`.
 * @throws AppError BadFilter, DomainNotFound
 */
export async function planReport(prepared: PreparedReport, deps: ReportDependencies): Promise<PlannedReport> {
  const query = await resolveUrlVariant(prepared.query, prepared.base, deps);
  const report = { ...prepared, query };
  const { base, where, viewer } = report;
  const subject = readSubject(query, base, deps);
  subject.catch(() => undefined);
  const [context, baseline, snapshots] = await Promise.all([
    buildContext(report, subject, deps),
    readBaseline(query, base, deps),
    hasPositionAge(query.definition) ? readSnapshots(base, deps) : [],
    checkPatterns(where.patterns, deps),
  ]);
  const reportSource = buildSource(query, context, baseline, report.extension);
  const source = hasPositionAge(query.definition)
    ? withPositionAges(reportSource, snapshots, query.subject.path !== undefined)
    : reportSource;
  return {
    ...report,
    baseline,
    subject,
    listedDomains: context.listedDomains,
    plan: await withWordForms({
      query: omitConstantColumns(query),
      source,
      where,
      depthFilter: depthFilterFor(source, viewer),
      parameters: bindSubject(query, base, context, deps.language),
    }),
  };
}

/** The plan without filter and row selection, to count all rows that the viewer may see. */
export function withoutFilter(report: PlannedReport): PlannedReport {
  const query = { ...report.query, filter: [] };
  const where = { conditions: [], parameters: {}, patterns: [], words: {} };
  return { ...report, query, where, plan: { ...report.plan, query, where } };
}

/** The plan without the position limit. */
export function withoutDepthFilter(report: PlannedReport): PlannedReport {
  return { ...report, plan: { ...report.plan, depthFilter: undefined } };
}

/** Period and snapshots of a comparison; undefined for a comparison with the previous results. */
async function readBaseline(
  { forDay }: ParsedQuery,
  base: ReportBase,
  deps: ReportDependencies,
): Promise<Baseline | undefined> {
  if (forDay === undefined) return undefined;
  return {
    days: forDay,
    positionsDate: base.positionsDate,
    snapshots: snapshotsBefore(await readSnapshots(base, deps), base.positionsDate, forDay),
  };
}

/** The source of a request, with baseline and private attributes. */
export function buildSource(
  { definition: { source } }: ParsedQuery,
  context: SourceContext,
  baseline: Baseline | undefined,
  extension: ExtensionState | undefined,
): Source {
  const declaredSource = typeof source === 'function' ? source(context) : source;
  const extendedSource = extension?.extendSource(declaredSource) ?? declaredSource;
  return baseline === undefined ? extendedSource : withBaselineAttributes(extendedSource, baseline);
}

async function buildContext(
  { query, base, subjectState, extension }: PreparedReport,
  subject: Promise<DomainTotals | undefined>,
  deps: ReportDependencies,
): Promise<SourceContext> {
  const needs = query.definition.needs ?? [];
  const { domain: name = '', path = '' } = query.subject;
  const [domain, baseKeywords, pageKeywords, themeForms, listedDomains] = await Promise.all([
    needs.includes('domainTotals') ? subject : undefined,
    needs.includes('baseKeywords') ? readBaseKeywords(base, deps) : undefined,
    needs.includes('pageKeywords') ? readPageKeywords({ domain: name, path }, base, deps) : undefined,
    needs.includes('themeForms') ? readThemeForms(name, base, deps) : undefined,
    readListedDomains(query.definition, query.arguments, base, deps),
  ]);
  return {
    arguments: query.arguments,
    engine: base.engine,
    domain,
    baseKeywords,
    pageKeywords,
    themeForms,
    listedDomains,
    subjectParameters: subjectState?.parameters,
    ...extension?.context,
  };
}

async function readSubject(
  { definition, subject: { domain, keyword } }: ParsedQuery,
  base: ReportBase,
  deps: ReportDependencies,
): Promise<DomainTotals | undefined> {
  // Private rows do not depend on the base.
  if (definition.extension?.providesRows === true) return undefined;
  if (domain !== undefined) return readDomainTotals(domain, base, deps);
  if (keyword !== undefined) await readKeywordId(keyword, base, deps);
  return undefined;
}

/** Adds the word forms that filter and source need. */
export async function withWordForms(plan: SqlPlan): Promise<SqlPlan> {
  const forms = await buildFormParameters({ ...plan.source.words, ...plan.where.words });
  return { ...plan, parameters: { ...plan.parameters, ...forms } };
}

/**
 * Binds the placeholders that every source may use: `base`, `generation`, the subject (`domain`, `path`, `keyword`,
 * `owner`) and the parameters of a registered subject, `region` (Yandex only, so that other reports do not depend on
 * the language), domain and page totals where the report needs them, and `arg_NAME` per argument with a value.
 */
export function bindSubject(
  { definition, subject, arguments: values }: ParsedQuery,
  base: ReportBase,
  { domain, pageKeywords, subjectParameters }: SourceContext,
  language?: Language,
): Record<string, QueryParameter> {
  const parameters: Record<string, QueryParameter | undefined> = {
    base: base.id,
    generation: base.generation,
    region: definition.engine === 'yandex' ? getRegionName(base, language) : undefined,
    ...subject,
    ...subjectParameters,
    domain_it50: domain?.it50,
    domain_adkeyscnt: domain?.adkeyscnt,
    page_it50: pageKeywords,
    ...Object.fromEntries(Object.entries(values).map(([name, value]) => [`arg_${name}`, value])),
  };
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** Region of a base: `Москва`, `Moscow`. */
export function getRegionName({ caption, name }: ReportBase, language: Language = 'ru'): string {
  return (language === 'ru' ? caption : name).replace(/^(?:Яндекс|Yandex|Google)\s+/, '');
}

/**
 * Resolves the page's path to the spelling that the base has, percent-encoded or Unicode. Falls back to the requested
 * spelling.
 */
async function resolveUrlVariant(
  query: ParsedQuery,
  base: ReportBase,
  deps: ReportDependencies,
): Promise<ParsedQuery> {
  const { domain, path } = query.subject;
  if (domain === undefined || path === undefined) return query;
  const variants = pathVariants(path);
  if (variants.length === 1) return query;
  const keywordCounts = await Promise.all(
    variants.map((variant) => readPageKeywords({ domain, path: variant }, base, deps)),
  );
  const existingVariant = variants[keywordCounts.findIndex((count) => count > 0)];
  return existingVariant === undefined
    ? query
    : { ...query, subject: { ...query.subject, path: existingVariant } };
}

/** Equivalent spellings of a path: as requested, in Unicode, and percent-encoded in upper and lower case. */
export function pathVariants(path: string): string[] {
  const readable = readablePath(path);
  // Lone surrogates cannot be encoded.
  const escaped = readable
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/[\u0080-\u{10ffff}]+/gu, encodeURIComponent);
  const escapedInLowerCase = escaped.replace(/%[89A-F][0-9A-F]/g, (escapeSequence) =>
    escapeSequence.toLowerCase(),
  );
  return [...new Set([path, readable, escaped, escapedInLowerCase])];
}
