import type { ReportSubject } from '../contract/report-vocabulary.js';
import type { GraphQLSchema } from 'graphql';
import { daySpans } from '../contract/day-spans.js';
import { comparesDays } from '../reports/engine/compare-days.js';
import type { ReportDefinition } from '../reports/engine/report-definition.js';
import { camelCase } from '../schema-kit/naming.js';
import { fileParameters } from './file-parameters.js';
import { operationFor } from './operation.js';
import { envelope, envelopeSchema } from './report-envelope.js';
import type { RestParameter, RestRoute } from './rest-route.js';

type Fields = Readonly<Record<string, unknown>>;

/** The domain of a call about one. */
export const domainParameter: RestParameter = {
  name: 'domain',
  in: 'query',
  type: 'string',
  required: true,
  variable: 'domain',
  description: { en: 'The domain that the report is about.', ru: 'Домен, о котором отчёт.' },
};

/** The database of a call, on every one that reads it. */
export const baseParameter: RestParameter = {
  name: 'base',
  aliases: ['db'],
  in: 'query',
  type: 'string',
  variable: 'base',
  description: {
    en: 'Code of the database; without it the one chosen in this browser, else gny.',
    ru: 'Код базы; без него – выбранная в этом браузере, иначе gny.',
  },
};

const subjects: Readonly<Record<ReportSubject, readonly RestParameter[]>> = {
  domain: [domainParameter],
  page: [
    domainParameter,
    {
      name: 'page_url',
      aliases: ['pageUrl'],
      in: 'query',
      type: 'string',
      required: true,
      variable: 'pageUrl',
      description: {
        en: 'Path of the page within the domain, as /catalog/464638.',
        ru: 'Путь страницы внутри домена, например /catalog/464638.',
      },
    },
  ],
  keyword: [
    {
      name: 'keyword',
      aliases: ['key'],
      in: 'query',
      type: 'string',
      variable: 'keyword',
      description: {
        en: 'The keyword that the report is about; or its id in kid.',
        ru: 'Фраза, о которой отчёт; или её номер в kid.',
      },
    },
    {
      name: 'kid',
      in: 'query',
      type: 'integer',
      minimum: 0,
      variable: 'kid',
      description: {
        en: 'Id of the keyword, where its words are not given.',
        ru: 'Номер фразы, если не даны её слова.',
      },
    },
  ],
  owner: [
    {
      name: 'id',
      in: 'query',
      type: 'string',
      required: true,
      variable: 'id',
      description: {
        en: 'Identifier of the owner, as pub-1234567890; for subdomains a domain by its name or id.',
        ru: 'Идентификатор владельца, например pub-1234567890; для поддоменов – домен по имени или номеру.',
      },
    },
  ],
  none: [],
};

const table: readonly RestParameter[] = [
  {
    name: 'page',
    aliases: ['current_page'],
    in: 'query',
    type: 'integer',
    minimum: 1,
    maximum: 2_147_483_647,
    default: 1,
    variable: 'page',
    description: { en: 'Number of the page.', ru: 'Номер страницы.' },
  },
  {
    name: 'per_page',
    in: 'query',
    type: 'integer',
    minimum: 1,
    maximum: 500,
    default: 25,
    variable: 'perPage',
    description: { en: 'Rows of a page.', ru: 'Строк на странице.' },
  },
  {
    name: 'sort',
    in: 'query',
    type: 'string',
    variable: 'sort',
    description: {
      en: 'column|asc or column|desc, several joined by commas.',
      ru: 'столбец|asc или столбец|desc, несколько – через запятую.',
    },
  },
  {
    name: 'filter',
    in: 'query',
    type: 'string',
    variable: 'filter',
    description: {
      en: 'Conditions as ws>=100, joined by ^ (and) or ^OR (or).',
      ru: 'Условия вида ws>=100, соединённые ^ (и) или ^OR (или).',
    },
  },
  {
    name: 'search',
    in: 'query',
    type: 'string',
    variable: 'search',
    description: {
      en: "Text that the report's main column contains.",
      ru: 'Текст, который содержит главный столбец отчёта.',
    },
  },
];

const days: RestParameter = {
  name: 'forDay',
  in: 'query',
  type: 'integer',
  oneOf: daySpans,
  variable: 'forDay',
  description: {
    en: 'Days over which changes are counted: against the newest results that are so many days older; without it against the previous ones.',
    ru: 'За сколько дней считать изменения: по последней выдаче, которая старше на столько дней; без него – по прежней выдаче.',
  },
};

/** The REST call of a report, from its declaration alone. */
export function reportRoute(definition: ReportDefinition, schema: GraphQLSchema): RestRoute {
  const field = camelCase(definition.id);
  return {
    methods: ['GET', 'POST'],
    path: definition.rest,
    tag: definition.section,
    summary: definition.title,
    description: definition.description,
    parameters: [
      ...subjects[definition.subject],
      baseParameter,
      ...ownParameters(definition),
      ...table,
      ...fileParameters(definition),
      ...(comparesDays(definition) ? [days] : []),
    ],
    operation: operationFor(schema, field),
    shape: (data, context) => envelope(definition, data[field] as Fields, context),
    answer: envelopeSchema(definition),
    report: definition,
  };
}

function ownParameters(definition: ReportDefinition): RestParameter[] {
  return Object.entries(definition.arguments ?? {}).map(([id, argument]) => ({
    name: id,
    aliases: argument.alias === undefined ? undefined : [argument.alias],
    in: 'query',
    type: argument.type === 'domainList' ? 'stringList' : argument.type,
    required: argument.required,
    default: argument.default,
    oneOf: argument.oneOf && [
      ...argument.oneOf.values.map(({ value }) => value),
      ...(argument.oneOf.uncovered ?? []),
    ],
    variable: camelCase(id),
    description: argument.description,
  }));
}
