import { camelCase } from '../contract/formatting/camel-case.js';
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Query, Resolver } from 'type-graphql';
import type { ReportDefinition } from '../reports/engine/report-definition.js';
import { reportRegistry } from '../reports/report-registry.js';
import type { RequestContext } from '../request/request-context.js';
import { RequireAccess } from '../schema-kit/require-access.js';
import {
  getReportArguments,
  buildReportQuery,
  type ArgumentValues,
  type FieldArgument,
} from './report-arguments.js';
import { createReportType, type TypeClass } from './report-types.js';
import { maxSerpPosition as maxPosition } from '../contract/reports/depth.js';
import { formatInteger } from '../contract/formatting/format-number.js';
import type { Language, Localised } from '../contract/language/localised.js';
import type { ReportPage, ReportQuery, ReportRow } from '../reports/engine/report-query.js';
import { buildUpgradeOffer } from '../modules/plans/upgrade-offer.js';
import { runPrepared } from '../reports/engine/run-report.js';
import { selectedColumns, isFieldSelected } from '../schema-kit/selected-columns.js';

/** Cost of a report without its cells: a page of rows and their exact count. */
const reportCost = 10;

/** One query field per report, named by its id in camelCase. */
@Resolver()
export class ReportResolver {}

for (const definition of reportRegistry) addReportField(ReportResolver, definition);

function addReportField(resolver: TypeClass, definition: ReportDefinition): void {
  const type = createReportType(definition);
  const name = camelCase(definition.id);
  const fieldArguments = getReportArguments(definition);
  const method = (...received: unknown[]) => {
    const [context, info] = received.slice(fieldArguments.length) as [RequestContext, GraphQLResolveInfo];
    return resolveReport(
      definition,
      buildReportQuery(definition, argumentsByName(fieldArguments, received)),
      context,
      info,
    );
  };
  const descriptor: PropertyDescriptor = { value: method, configurable: true, writable: true };
  Object.defineProperty(resolver.prototype, name, descriptor);
  Query(() => type, {
    description: definition.description.en,
    complexity: definition.complexity ?? reportCost,
  })(resolver.prototype, name, descriptor);
  RequireAccess('guest')(resolver.prototype, name, descriptor);
  for (const [index, argument] of fieldArguments.entries()) declareArgument(resolver, name, argument, index);
  Ctx()(resolver.prototype, name, fieldArguments.length);
  Info()(resolver.prototype, name, fieldArguments.length + 1);
}

function declareArgument(resolver: TypeClass, method: string, argument: FieldArgument, index: number): void {
  const options = {
    nullable: argument.nullable,
    defaultValue: argument.default,
    description: argument.description,
  };
  Arg(argument.name, argument.type, options)(resolver.prototype, method, index);
}

function argumentsByName(
  fieldArguments: readonly FieldArgument[],
  received: readonly unknown[],
): ArgumentValues {
  return Object.fromEntries(fieldArguments.map((argument, index) => [argument.name, received[index]]));
}

/** Resolves a report field. The rows are passed to `RequestContext.reportCall` if it is set. */
async function resolveReport(
  declared: ReportDefinition,
  requested: ReportQuery,
  context: RequestContext,
  info: GraphQLResolveInfo,
): Promise<object> {
  const { reportCall } = context;
  const definition = reportCall?.definition ?? declared;
  const query = {
    ...requested,
    base: requested.base ?? context.defaultBase,
    filtersRounded: reportCall !== undefined,
    columns: reportCall
      ? (reportCall.columns ?? Object.keys(definition.columns))
      : selectedColumns(definition, info),
  };
  const options = {
    countsUnfiltered: isFieldSelected('totalUnfiltered', info),
    countsOnly: reportCall?.countsOnly,
  };
  const page = await context.openReport(
    { definition, query },
    (report) => runPrepared(report, context.reports, options),
    ({ rows }) => rows.length,
  );
  reportCall?.onRows(page.rows);
  return toEnvelope(definition, page, context);
}

function toEnvelope(
  definition: ReportDefinition,
  page: ReportPage,
  { visitor, language, reportCall }: RequestContext,
): object {
  const { restrictions } = page;
  const { authorized, paid, neededPlan, promoPlan } = buildUpgradeOffer(visitor, page);
  return {
    id: definition.id,
    data: reportCall ? [] : numberRows(page),
    currentPage: page.page,
    perPage: page.perPage,
    total: page.total,
    totalUnfiltered: page.totalUnfiltered,
    lastPage: page.lastPage,
    from: page.from,
    to: page.to,
    positionsDate: page.positionsDate,
    positionsRange: page.positionsRange,
    volumesDate: page.volumesDate,
    comparedDate: page.comparedDate,
    subjectId: page.subjectId,
    unknown: page.unknown,
    restrictions: {
      ...restrictions,
      authorized,
      paid,
      neededPlan: neededPlan?.id ?? null,
      promoPlan: promoPlan?.id ?? null,
      promoPriceCents: promoPlan?.priceCents ?? null,
      promoLimit: promoPlan?.limits.analyzePerDay ?? null,
    },
    demo: !paid,
    demoLimit: paid ? null : restrictions.rowLimit,
    isFilter: restrictions.filterAllowed,
    isSort: restrictions.sortAllowed,
    message: formatNotes(definition, page, language),
  };
}

/** Notes about restrictions that the rows do not reveal. */
function formatNotes(
  definition: ReportDefinition,
  { total, restrictions, forDay, comparedDate, pageless, notes: reportNotes }: ReportPage,
  language: Language,
): string | null {
  const { deepestPosition, deeperRows } = restrictions;
  const notes = [
    ...reportNotes,
    // No row is missing if none has a deeper position.
    ...(deepestPosition === null || deeperRows === 0
      ? []
      : [formatDepthNote(definition, deepestPosition, total, deeperRows)]),
    ...(forDay === null || comparedDate !== null ? [] : [formatNoComparisonNote(forDay)]),
    ...(pageless === 0 ? [] : [formatMissingSerpNote(pageless)]),
  ];
  return notes.length === 0 ? null : notes.map((note) => note[language]).join(' ');
}

/** Without earlier results all changes are 0, which would look like unchanged positions. */
function formatNoComparisonNote(days: number): Localised {
  return {
    en: `No results from ${days} or more days earlier.`,
    ru: `Нет выдачи, снятой раньше на ${days} дней или больше.`,
  };
}

/** Keywords from domain exports have no other domains, which would look like complete results. */
function formatMissingSerpNote(keywords: number): Localised {
  const count = (language: Language) => formatInteger(keywords, language);
  return {
    en: `Keywords of this report without full search results: ${count('en')}. Other domains that rank for them are unknown.`,
    ru: `Фразы этого отчёта без полной выдачи: ${count('ru')}. Какие ещё домены стоят по ним, неизвестно.`,
  };
}

/** Explains why rows below the position limit are missing, as `2,741 of 4,410 keywords` if they are counted. */
function formatDepthNote(
  { rowNoun }: ReportDefinition,
  maxVisiblePosition: number,
  visibleRows: number,
  deeperRows: number | null,
): Localised {
  const positions = `${maxVisiblePosition + 1}–${maxPosition}`;
  if (deeperRows === null) {
    return {
      en: `Positions ${positions} are available on paid plans.`,
      ru: `Позиции ${positions} доступны на платных тарифах.`,
    };
  }
  const count = (language: Language, of: string) =>
    [visibleRows, visibleRows + deeperRows].map((rows) => formatInteger(rows, language)).join(of);
  const isOne = new Intl.PluralRules('ru').select(visibleRows + deeperRows) === 'one';
  const noun = { en: rowNoun.en[1], ru: rowNoun.ru[isOne ? 1 : 2] };
  return {
    en: `${count('en', ' of ')} ${noun.en} are at positions 1–${maxVisiblePosition}. Paid plans include positions ${positions}.`,
    ru: `На позициях 1–${maxVisiblePosition}: ${count('ru', ' из ')} ${noun.ru}. На платных тарифах есть и позиции ${positions}.`,
  };
}

function numberRows(page: ReportPage): ReportRow[] {
  const first = page.from ?? 1;
  return page.rows.map((row, index) => ({ ...row, rowNumber: first + index }));
}
