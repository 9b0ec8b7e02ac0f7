import { formatPlansIncluding, type PlanSet } from '../../config/plan-set.js';
import type { Localised } from '../../contract/language/localised.js';
import { pageSizes } from '../../contract/reports/page-sizes.js';
import { maxListLines } from '../../contract/tools/list-tools.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { createListTooLongError } from '../../errors/list-errors.js';
import { authorizeComparison, comparedDomains } from './compared-domains.js';
import { normaliseOwnerId } from './normalise-owner-id.js';
import type { ParsedQuery } from './parsed-query.js';
import type { PlanRight } from './report-definition.js';
import type { Source } from './report-source.js';
import type { PageRestrictions } from './report-query.js';
import type { Statement } from './report-source.js';
import type { Viewer } from './viewer.js';

/** Offset and limit of the rows to read. */
export interface RowWindow {
  offset: number;
  /** 0 if the viewer may see none of the rows, null for no limit. */
  limit: number | null;
}

/** A SQL condition with a bound value that hides rows beyond the viewer's maximum position. */
export interface DepthFilter {
  condition: string;
  parameters: Statement['parameters'];
  maxPosition: number;
}

/**
 * Checks the request against the viewer's plan and the list of hidden owners.
 * @throws AppError OwnerHidden, ReportRestricted, AuthorizationRequired
 */
export function authorize(query: ParsedQuery, viewer: Viewer): void {
  const { allowance } = viewer;
  const { right } = query.definition;
  if (isHiddenOwner(query, viewer)) throw new AppError(ErrorCode.OwnerHidden);
  if (right !== undefined) authorizeRight(right, viewer);
  authorizeComparison(comparedDomains(query.definition, query.arguments).length, viewer);
  authorizeList(query, viewer);
  const conditionCount = query.filter.flat().length;
  if (!allowance.filter && conditionCount > 0) {
    throw restrictedError({
      en: 'Filters come with a paid plan.',
      ru: 'Фильтры доступны на платном тарифе.',
    });
  }
  if (allowance.conditions !== null && conditionCount > allowance.conditions) {
    throw restrictedError({
      en: `A filter of more than ${allowance.conditions} conditions comes with a paid plan.`,
      ru: `Фильтр больше чем из ${allowance.conditions} условий доступен на платном тарифе.`,
    });
  }
  if (!allowance.sort && query.isCustomSort) {
    throw restrictedError({
      en: 'Sorting comes with a paid plan.',
      ru: 'Сортировка доступна на платном тарифе.',
    });
  }
  if (!allowance.paging && query.page > 1) {
    throw restrictedError({
      en: 'All pages come with a paid plan.',
      ru: 'Все страницы доступны на платном тарифе.',
    });
  }
  if (!allowance.perPage && query.perPage > pageSizes.default) {
    throw restrictedError({
      en: 'Larger pages come with a paid plan.',
      ru: 'Страницы большего размера доступны на платном тарифе.',
    });
  }
}

/**
 * Checks the length of a list argument against the plan. A batch report also requires a non-empty list.
 * @throws AppError BadRequest, ListLimit
 */
function authorizeList(
  { definition: { batch, countedBy }, arguments: values }: ParsedQuery,
  { allowance }: Viewer,
): void {
  const list = batch ?? countedBy;
  if (list === undefined) return;
  const lines = [values[list.argument] ?? []].flat().length;
  // Without a batch, an empty list selects the entire database.
  if (lines > 0 || batch !== undefined) checkListLength(lines, allowance.lists[list.limit]);
}

/**
 * @throws AppError BadRequest for an empty list and for one that no plan allows, ListLimit for one that exceeds the
 *   limit of the plan
 */
export function checkListLength(lines: number, limit: number): void {
  if (lines === 0) {
    throw new AppError(ErrorCode.BadRequest, { what: { en: 'The list is empty.', ru: 'Список пуст.' } });
  }
  if (lines <= limit) return;
  if (limit >= maxListLines) throw createListTooLongError(limit, lines);
  throw new AppError(ErrorCode.ListLimit, { limit, given: lines });
}

/**
 * Checks a plan right for reports and for the domain summary sections that are built from them.
 * @throws AppError ReportRestricted, or AuthorizationRequired if logging in is enough
 */
export function authorizeRight(right: PlanRight, { allowance, planSet }: Viewer): void {
  if (allowance.rights[right]) return;
  const describe = restrictionsByRight[right];
  throw describe === 'log in'
    ? new AppError(ErrorCode.AuthorizationRequired)
    : restrictedError(describe(planSet));
}

/** Error text per missing right. */
const restrictionsByRight: Readonly<Record<PlanRight, ((planSet: PlanSet) => Localised) | 'log in'>> = {
  competitorLists: 'log in',
  ownerSearch: () => ({
    en: 'Sites of the same owner come with a paid plan.',
    ru: 'Сайты владельца доступны на платном тарифе.',
  }),
  adExport: (planSet) => {
    const plans = formatPlansIncluding(planSet, ({ adExport }) => adExport);
    return {
      en: `Ad campaign export comes with ${plans.en}.`,
      ru: `Экспорт рекламных кампаний доступен на ${plans.ru}.`,
    };
  },
};

function isHiddenOwner({ definition, subject }: ParsedQuery, { hiddenOwners = [] }: Viewer): boolean {
  const { owner: kind } = definition;
  return kind !== undefined && hiddenOwners.some((id) => normaliseOwnerId(kind, id) === subject.owner);
}

/** Rows of the requested page that the viewer may see. */
export function pageWindow(
  { page, perPage }: Pick<ParsedQuery, 'page' | 'perPage'>,
  { allowance }: Pick<Viewer, 'allowance'>,
): RowWindow {
  const offset = (page - 1) * perPage;
  const remaining = allowance.rows === null ? perPage : Math.max(0, allowance.rows - offset);
  return { offset, limit: Math.min(perPage, remaining) };
}

/** Rows of an export, limited by both the row and the export allowance. */
export function exportWindow({ allowance }: Viewer): RowWindow {
  const limits = [allowance.rows, allowance.exportRows].filter((limit) => limit !== null);
  return { offset: 0, limit: limits.length === 0 ? null : Math.max(0, Math.min(...limits)) };
}

/** Condition that limits rows to the viewer's maximum position; undefined without a limit. */
export function depthFilterFor(
  { position, withinDepth }: Source,
  { allowance }: Viewer,
): DepthFilter | undefined {
  const { maxPosition } = allowance;
  if (position === undefined || maxPosition === null) return undefined;
  return {
    condition: withinDepth ?? `${position} <= {deepest_position:UInt8}`,
    parameters: { deepest_position: maxPosition },
    maxPosition,
  };
}

/**
 * Describes the viewer's limits for the client. `total` counts visible rows, `deeperRows` the rows hidden by
 * position.
 */
export function describeRestrictions(
  { allowance }: Viewer,
  total: number,
  depthFilter: DepthFilter | undefined,
  deeperRows: number | null,
): PageRestrictions {
  const { rows, paging, perPage, sort, filter, copy, conditions, exportRows } = allowance;
  const hasRestrictions = !paging || !perPage || !sort || !filter || !copy;
  return {
    restricted: hasRestrictions || depthFilter !== undefined || (rows !== null && rows < total),
    rowLimit: rows,
    filterAllowed: filter,
    sortAllowed: sort,
    pagingAllowed: paging,
    perPageAllowed: perPage,
    copyAllowed: copy,
    conditions,
    exportRows,
    deepestPosition: depthFilter?.maxPosition ?? null,
    deeperRows,
  };
}

function restrictedError(details: Localised): AppError {
  return new AppError(ErrorCode.ReportRestricted, { what: details });
}
