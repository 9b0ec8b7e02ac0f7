import type { ReportSubject } from '../contract/report-vocabulary.js';
import { GraphQLSafeInt } from 'graphql-scalars';
import { Int } from 'type-graphql';
import { daySpans } from '../contract/day-spans.js';
import { comparesDays } from '../reports/engine/compare-days.js';
import type { ReportArguments, ReportDefinition } from '../reports/engine/report-definition.js';
import type { FilterRow, ReportQuery } from '../reports/engine/report-query.js';
import { describeArgument } from '../schema-kit/describe.js';
import { camelCase } from '../schema-kit/naming.js';
import type { TypeThunk } from '../schema-kit/type-thunk.js';
import { graphqlTypeOfArgument } from './column-type.js';
import { FilterRowInput } from './filter-row.input.js';

/** An argument of a report's query field. */
export interface FieldArgument {
  name: string;
  type: TypeThunk;
  nullable: boolean;
  default?: string | number | boolean;
  description: string;
}

/** Values of the arguments of one call, by name. */
export type ArgumentValues = Readonly<Record<string, unknown>>;

const domain: FieldArgument = {
  name: 'domain',
  type: () => String,
  nullable: false,
  description:
    'The domain that the report is about, as `shop.example`. A scheme, `www.` and a path are cut off.',
};

const subjectArguments: Readonly<Record<ReportSubject, readonly FieldArgument[]>> = {
  domain: [domain],
  page: [
    domain,
    {
      name: 'pageUrl',
      type: () => String,
      nullable: false,
      description: 'Path of the page within the domain, as `/catalog/464638`.',
    },
  ],
  keyword: [
    {
      name: 'keyword',
      type: () => String,
      nullable: true,
      description: 'The keyword that the report is about; or its id in `kid`.',
    },
    {
      name: 'kid',
      type: () => GraphQLSafeInt,
      nullable: true,
      description: 'Id of the keyword, where its words are not given.',
    },
  ],
  owner: [
    {
      name: 'id',
      type: () => String,
      nullable: false,
      description:
        'Identifier of the owner, as `pub-1234567890`; in the report on subdomains a domain by its name or id.',
    },
  ],
  none: [],
};

const base: FieldArgument = {
  name: 'base',
  type: () => String,
  nullable: true,
  description: 'Code of the database, as `gny`; without it the one chosen in this browser, else `gny`.',
};

const tableArguments: readonly FieldArgument[] = [
  { name: 'page', type: () => Int, nullable: true, default: 1, description: 'Number of the page, from 1.' },
  { name: 'perPage', type: () => Int, nullable: true, default: 25, description: 'Rows of a page, 1 to 500.' },
  {
    name: 'sort',
    type: () => String,
    nullable: true,
    description: 'Order as `column|asc` or `column|desc`, several joined by commas.',
  },
  {
    name: 'filter',
    type: () => String,
    nullable: true,
    description: 'Filter string: conditions as `ws>=100`, joined by `^` (and) or `^OR` (or).',
  },
  {
    name: 'search',
    type: () => String,
    nullable: true,
    description: "Text that the report's main column contains.",
  },
  {
    name: 'conditions',
    type: () => [FilterRowInput],
    nullable: true,
    description: 'The filter as typed rows; joined to `filter` by AND.',
  },
];

const days: FieldArgument = {
  name: 'forDay',
  type: () => Int,
  nullable: true,
  description: `Days over which changes are counted: ${daySpans.join(', ')}. They are told against the newest results of each keyword that are at least so many days older than the newest of the database; without it against the previous ones.`,
};

/** All arguments of a report's query field, in the order in which they are declared. */
export function argumentsOf(definition: ReportDefinition): FieldArgument[] {
  return [
    ...subjectArguments[definition.subject],
    base,
    ...ownArguments(definition),
    ...tableArguments,
    ...(comparesDays(definition) ? [days] : []),
  ];
}

function ownArguments(definition: ReportDefinition): FieldArgument[] {
  return Object.entries(definition.arguments ?? {}).map(([id, argument]) => ({
    name: camelCase(id),
    type: graphqlTypeOfArgument(argument),
    nullable: !argument.required,
    default: argument.default,
    description: describeArgument(argument),
  }));
}

/** The engine's query for the arguments of one call. */
export function queryFrom(definition: ReportDefinition, values: ArgumentValues): ReportQuery {
  return {
    base: text(values.base),
    domain: text(values.domain),
    pageUrl: text(values.pageUrl),
    keyword: text(values.keyword),
    keywordId: whole(values.kid),
    ownerId: text(values.id),
    arguments: ownValues(definition, values),
    page: whole(values.page),
    perPage: whole(values.perPage),
    sort: text(values.sort),
    filter: text(values.filter),
    search: text(values.search),
    forDay: whole(values.forDay),
    conditions: (values.conditions as FilterRow[] | null | undefined) ?? undefined,
  };
}

function ownValues(definition: ReportDefinition, values: ArgumentValues): ReportArguments {
  const ids = Object.keys(definition.arguments ?? {});
  return Object.fromEntries(
    ids.map((id) => [id, (values[camelCase(id)] ?? undefined) as ReportArguments[string]]),
  );
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function whole(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
