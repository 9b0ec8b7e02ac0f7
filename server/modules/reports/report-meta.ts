import { camelCase } from '../../contract/formatting/camel-case.js';
import { cellFormatRules } from '../../reports/cell-formats.js';
import type { FilterType } from '../../contract/reports/column-vocabulary.js';
import type { Language } from '../../contract/language/localised.js';
import { supportsDaySpan } from '../../reports/engine/baseline-comparison.js';
import type { CellLink, Column } from '../../reports/engine/report-column.js';
import type { ReportArgument } from '../../reports/engine/report-argument.js';
import type { ReportDefinition } from '../../reports/engine/report-definition.js';
import { buildLinkTemplate } from '../../reports/link-template.js';
import { operatorsFor } from '../../reports/engine/filter/operators.js';
import { unitName } from '../../schema-kit/describe.js';
import type { ArgumentMeta, CellLinkMeta, ColumnMeta, DefaultSort, ReportMeta } from './report-meta.type.js';

/** Describes a report in a language. */
export function describeReport(definition: ReportDefinition, language: Language): ReportMeta {
  return {
    id: definition.id,
    field: camelCase(definition.id),
    section: definition.section,
    subject: definition.subject,
    title: definition.title[language],
    description: definition.description[language],
    rowNoun: [...definition.rowNoun[language]],
    row: { kind: definition.row.kind, key: definition.row.key.map(camelCase) },
    engine: definition.engine ?? null,
    route: definition.route,
    rest: definition.restPath,
    method: definition.method ?? 'GET',
    comparison: supportsDaySpan(definition),
    images: definition.images ?? false,
    defaultSort: getDefaultSort(definition),
    arguments: Object.entries(definition.arguments ?? {}).map(([id, argument]) =>
      describeArgument(id, argument, language),
    ),
    columns: Object.entries(definition.columns).map(([id, column]) => describeColumn(id, column, language)),
  };
}

function describeColumn(id: string, column: Column, language: Language): ColumnMeta {
  return {
    id,
    field: camelCase(id),
    title: column.title[language],
    description: column.description[language],
    unit: column.unit === undefined ? null : unitName(column.unit, language),
    formula: column.formula?.[language] ?? null,
    type: column.type,
    format: column.format,
    sortable: column.sortable,
    filterable: column.filterable,
    filterType: getFilterType(column),
    operators: column.filterable ? [...operatorsFor(column)] : [],
    choices: (column.choices ?? []).map(({ value, title }) => ({
      value: String(value),
      title: title[language],
    })),
    shown: column.visibility,
    shownOnGoogle: column.visibilityOnGoogle ?? column.visibility,
    ofDomain: column.ofDomain ?? null,
    own: column.isPrivate ?? false,
    groupedBy: toFieldName(column.groupedBy),
    basedOn: [...(column.basedOn ?? [])],
    zeroKnownWith: column.zeroIsValidWhen ? [...column.zeroIsValidWhen] : null,
    zeroIsValidField: toFieldName(column.zeroIsValidColumn),
    saidBy: toFieldName(column.provenanceColumn),
    rangedBy: toFieldName(column.rangeColumn),
    link: column.link ? describeLink(column.link) : null,
  };
}

function toFieldName(id: string | undefined): string | null {
  return id === undefined ? null : camelCase(id);
}

function describeLink(link: CellLink): CellLinkMeta {
  return 'dialog' in link
    ? { to: '', dialog: link.dialog, engine: null }
    : { to: buildLinkTemplate(link), dialog: null, engine: link.engine ?? null };
}

function describeArgument(id: string, argument: ReportArgument, language: Language): ArgumentMeta {
  return {
    id,
    field: camelCase(id),
    address: argument.alias ?? id,
    type: argument.type,
    required: argument.required,
    requiredUnless: argument.requiredUnless === undefined ? null : camelCase(argument.requiredUnless),
    default: argument.default === undefined ? null : String(argument.default),
    title: argument.oneOf?.title[language] ?? null,
    choices: (argument.oneOf?.values ?? []).map(({ value, title }) => ({
      value: String(value),
      title: title[language],
    })),
    description: argument.description[language],
  };
}

function getDefaultSort({ defaultSort }: ReportDefinition): DefaultSort {
  return typeof defaultSort === 'string' ? { google: defaultSort, yandex: defaultSort } : defaultSort;
}

/** Filter input type, named as in docs/public-api.md. */
export function getFilterType(column: Column): FilterType {
  if (column.filterAs) return column.filterAs;
  if (column.choices) return 'enum';
  const { filterType } = cellFormatRules[column.format];
  if (filterType) return filterType;
  if (column.type === 'boolean') return 'boolean';
  if (column.type === 'date') return 'dateRange';
  return column.type === 'integer' || column.type === 'decimal' ? 'number' : 'string';
}
