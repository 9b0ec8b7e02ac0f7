import { depthFilterFor, pageWindow } from '../../server/reports/engine/apply-limits.js';
import { bindSubject, buildSource } from '../../server/reports/engine/plan-report.js';
import {
  buildKeyPage,
  buildCount,
  buildHydrateQuery,
  buildPage,
  hasDeferredColumns,
  type SqlPlan,
} from '../../server/reports/engine/build-sql.js';
import type { Statement, SourceContext } from '../../server/reports/engine/report-source.js';
import { omitConstantColumns } from '../../server/reports/engine/available-columns.js';
import { snapshotsBefore } from '../../server/reports/engine/baseline-comparison.js';
import { applyFirstPartyMetrics } from '../../server/reports/first-party/first-party.extension.js';
import {
  createClusteringSubject,
  clusteringParameters,
} from '../../server/reports/subjects/clustering.subject.js';
import { createGroupSubject, groupParameters } from '../../server/reports/subjects/group.subject.js';
import { createRunSubject, runParameters } from '../../server/reports/subjects/run.subject.js';
import type { ReportSubjects } from '../../server/reports/engine/report-subject.js';
import { parseQuery } from '../../server/reports/engine/parse-query.js';
import type { ReportArguments } from '../../server/reports/engine/report-argument.js';
import type { ReportDefinition } from '../../server/reports/engine/report-definition.js';
import type { ReportQuery } from '../../server/reports/engine/report-query.js';
import { unlimitedViewer } from '../../server/reports/engine/viewer.js';
import { buildWhere } from '../../server/reports/engine/where-builder.js';
import { base, domain, importedMetrics, snapshots } from './golden-base.js';

/** Subjects of the reports. */
const subject = {
  domain: 'shop.example',
  pageUrl: '/catalog/?page=2',
  keyword: 'buy phone',
  id: '77',
  rid: 'a group',
  uid: 'a run',
};

/** Version of the group reports. */
const group = {
  report: 5,
  version: 9,
  name: 'Golden',
  competitorsVersion: 8,
  base: base.code,
  domains: ['shop.example', 'other.example'],
};

/** The clustering project. */
const clustering = {
  clustering: 5,
  epoch: 2,
  path: [40, 43],
  base: base.code,
  site: 'shop.example',
  name: 'Clusters',
};
const run = { run: 6, attempt: 2, base: base.code };

/** Registered subjects; the golden SQL only parses them. */
const subjects: ReportSubjects = {
  group: createGroupSubject({ versionFor: () => Promise.resolve({ group, readAs: undefined }) }),
  run: createRunSubject({ resultFor: () => Promise.resolve({ ...run, tool: '' }) }),
  clustering: createClusteringSubject({ stateFor: () => Promise.resolve(clustering) }),
};
const subjectParameters: Readonly<Record<string, SourceContext['subjectParameters']>> = {
  group: groupParameters(group),
  run: runParameters(run),
  clustering: clusteringParameters(clustering),
};

/** Row of the first query step with every key that any report passes to its second step. */
export const keyRow = {
  row_key_id: '7',
  row_keyword_id: '7',
  row_url_hash: '18446744073709551615',
  row_cnt: '3',
  row_shared: '3',
  row_of_keywords: '4',
  row_shared_volume: '30',
  row_of_volume: '40',
  row_pos: '3',
  row_main_page: '18446744073709551615',
  row_main_keyword: '7',
};

/** Values of required arguments. */
function requiredArguments({ arguments: declared = {} }: ReportDefinition): Record<string, string> {
  const needed = Object.entries(declared).filter(
    ([, { required, requiredUnless }]) => required || requiredUnless !== undefined,
  );
  return Object.fromEntries(
    needed.map(([name, { type }]) => [name, type === 'domainList' ? 'shop.example,other.example' : '17']),
  );
}

/** Totals of the listed domains, in descending order of keywords. */
function listedDomains(
  { arguments: declared = {} }: ReportDefinition,
  values: ReportArguments,
): SourceContext['listedDomains'] {
  const lists = Object.keys(declared).filter((name) => declared[name]?.type === 'domainList');
  const named = [...new Set(lists.flatMap((name) => values[name] ?? []).map(String))];
  const totals = named.map((name, index) => ({
    ...domain,
    name,
    domainId: 11 + index,
    it50: domain.it50 - index,
    adkeyscnt: domain.adkeyscnt - index,
  }));
  return Object.fromEntries(
    lists.map((list) => [list, totals.filter(({ name }) => [values[list] ?? []].flat().includes(name))]),
  );
}

/** The plan of a request on the golden base, with the imported data of the subject. */
export function buildPlan(
  definition: ReportDefinition,
  request: ReportQuery,
  baseKeywords = 1_000_000,
  viewer = unlimitedViewer,
  firstPartyMetrics = definition.firstPartyDimension === undefined ? [] : importedMetrics,
): SqlPlan {
  const values = { ...requiredArguments(definition), ...request.arguments };
  const parsed = parseQuery(definition, { ...subject, ...request, arguments: values }, base, subjects);
  const extension = applyFirstPartyMetrics(parsed, base.engine, viewer, firstPartyMetrics);
  const query = { ...parsed, definition: extension.definition };
  const context: SourceContext = {
    arguments: query.arguments,
    engine: base.engine,
    domain,
    baseKeywords,
    ...extension.context,
    subjectParameters: subjectParameters[definition.subject],
    listedDomains: listedDomains(definition, query.arguments),
    themeForms: { from: ['tents'], to: ['tent'] },
  };
  const { positionsDate } = base;
  const baseline = query.forDay && {
    days: query.forDay,
    positionsDate,
    snapshots: snapshotsBefore(snapshots, positionsDate, query.forDay),
  };
  const source = buildSource(query, context, baseline, extension);
  return {
    query: omitConstantColumns(query),
    source,
    where: buildWhere(query.filter, query.definition.columns),
    depthFilter: depthFilterFor(source, viewer),
    parameters: bindSubject(query, base, context),
  };
}

/** All statements of a plan with their parameters. */
export function formatStatements(plan: SqlPlan): string {
  const window = pageWindow(plan.query, unlimitedViewer);
  const statements: [string, Statement][] = hasDeferredColumns(plan)
    ? [
        ['rows of the page', buildKeyPage(plan, window, true)],
        ['their attributes', buildHydrateQuery(plan, [keyRow])],
      ]
    : [['page', buildPage(plan, window, true)]];
  return [...statements, ['count', buildCount(plan)] satisfies [string, Statement]]
    .map(([name, { sql, parameters }]) => `-- ${name}\n${sql};\n${valuesOf(parameters)}\n`)
    .join('\n');
}

function valuesOf(parameters: Statement['parameters']): string {
  const readable = (_: string, value: unknown): unknown =>
    typeof value === 'bigint' ? (Number.isSafeInteger(Number(value)) ? Number(value) : String(value)) : value;
  return Object.entries(parameters)
    .map(([id, value]) => `-- ${id} = ${JSON.stringify(value, readable)}`)
    .join('\n');
}
