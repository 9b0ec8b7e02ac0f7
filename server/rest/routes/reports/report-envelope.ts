import { maxComparedDomains } from '../../../contract/reports/comparison.js';
import { cellFormatRules } from '../../../reports/cell-formats.js';
import type { Language } from '../../../contract/language/localised.js';
import { isSharedRows } from '../../../reports/engine/read-first-page.js';
import { memoizePerObject } from '../../../reports/engine/memoize-per-object.js';
import type { Column } from '../../../reports/engine/report-column.js';
import type { ReportDefinition } from '../../../reports/engine/report-definition.js';
import type { ReportRow } from '../../../reports/engine/report-query.js';
import { describeColumn } from '../../../schema-kit/describe.js';
import { jsonFrame, JsonText, type JsonFrame } from '../../responses/json-text.js';
import { paginationLinks } from './pagination-links.js';
import { isPublicPath } from '../../definition/public-paths.js';
import { presentRow } from '../../responses/present-row.js';
import type { JsonSchema, ShapeContext } from '../../definition/rest-route.js';

type Fields = Readonly<Record<string, unknown>>;

/** Response envelope of docs/public-api.md: a page of rows with its metadata. */
export function buildEnvelope(definition: ReportDefinition, page: Fields, context: ShapeContext): JsonText {
  const { head, tail } = buildEnvelopeFrame(definition, page, context);
  return new JsonText(head + getRowsJson(context.rows, definition, context.request.scope.language) + tail);
}

/** Envelope around the JSON array of the rows. */
export function buildEnvelopeFrame(
  definition: ReportDefinition,
  page: Fields,
  context: Pick<ShapeContext, 'request'>,
): JsonFrame {
  const { language } = context.request.scope;
  const range = {
    current_page: page['currentPage'],
    per_page: page['perPage'],
    total: page['total'],
    last_page: page['lastPage'],
    from: page['from'],
    to: page['to'],
  };
  return jsonFrame(range, 'data', {
    links: {
      pagination: paginationLinks(context.request, Number(page['currentPage']), Number(page['lastPage'])),
    },
    positions_date: page['positionsDate'],
    positions_range: page['positionsRange'],
    volumes_date: page['volumesDate'],
    compared_date: page['comparedDate'],
    demo: page['demo'],
    ...buildAccessFields(page['restrictions'] as Fields),
    demoLimit: page['demoLimit'],
    isFilter: page['isFilter'],
    isSort: page['isSort'],
    message: page['message'],
    ...(definition.batch && unknownLinesMessage(page['unknown'] as readonly string[], language)),
  });
}

/** Rows as JSON, memoized per language for precomputed pages. */
function getRowsJson(rows: readonly ReportRow[], definition: ReportDefinition, language: Language): string {
  return isSharedRows(rows)
    ? serializeRowsCached(rows, definition, language)
    : serializeRows(rows, definition, language);
}

const serializeRowsCached = memoizePerObject(serializeRows, ({ id }, language) => `${id} ${language}`);

/** Rows as a JSON array. */
export function serializeRows(
  rows: readonly ReportRow[],
  { columns, restPath }: ReportDefinition,
  language: Language,
): string {
  const presentColumns = omitExtraDomains(columns, rows);
  const form = { language, hasDottedDates: isPublicPath(restPath) };
  return JSON.stringify(rows.map((row) => presentRow(presentColumns, row, form)));
}

/** Omits position columns after the tenth if the group has fewer domains. */
function omitExtraDomains(columns: ReportDefinition['columns'], [first = {}]: readonly ReportRow[]) {
  const extraIds = getExtraDomainIds(columns).filter((id) => !(id in first));
  return extraIds.length === 0 ? columns : withoutColumns(columns, extraIds.length);
}

const getExtraDomainIds = memoizePerObject((columns: ReportDefinition['columns']): readonly string[] =>
  Object.entries(columns).flatMap(([id, { ofDomain = 0 }]) => (ofDomain > maxComparedDomains ? [id] : [])),
);

/** Memoized, because row templates are memoized per columns object. Domains are numbered without gaps. */
const withoutColumns = memoizePerObject((columns: ReportDefinition['columns'], count: number) => {
  const omittedIds = new Set(getExtraDomainIds(columns).slice(-count));
  return Object.fromEntries(Object.entries(columns).filter(([id]) => !omittedIds.has(id)));
}, String);

/** Lists the lines that are missing in the database; empty if all exist. */
function unknownLinesMessage(unknown: readonly string[], language: Language): Fields {
  if (unknown.length === 0) return {};
  const title = { en: 'Not in this database', ru: 'Нет в этой базе' }[language];
  return { messageCollapse: { title: `${title}: ${unknown.length}`, text: unknown.join('\n') } };
}

/** Access restrictions of the caller and the plan that lifts them. */
function buildAccessFields(restrictions: Fields): Fields {
  const { authorized, paid, promoPriceCents } = restrictions;
  return {
    restrictions: restrictions['restricted'],
    authorized,
    payed: paid,
    needleTariff: restrictions['neededPlan'],
    promoTariff: restrictions['promoPlan'],
    promoTariffPrice: promoPriceCents === null ? null : Number(promoPriceCents) / 100,
    promoTariffLimit: restrictions['promoLimit'],
    demoTariff: authorized === true && paid === false,
    isAllowedDomains: true,
  };
}

const nullableIntegerSchema: JsonSchema = { type: ['integer', 'null'] };

const accessSchema: Readonly<Record<string, JsonSchema>> = {
  demo: {
    type: 'boolean',
    description: {
      en: 'Whether the free plan limits the table.',
      ru: 'Ограничена ли таблица бесплатным тарифом.',
    },
  },
  demoLimit: {
    ...nullableIntegerSchema,
    description: { en: 'Number of rows on the free plan.', ru: 'Сколько строк видно на бесплатном тарифе.' },
  },
  demoTariff: {
    type: 'boolean',
    description: { en: 'Whether you are logged in without a paid plan.', ru: 'Вошли ли вы без тарифа.' },
  },
  restrictions: {
    type: 'boolean',
    description: {
      en: 'Whether your plan hides part of the data.',
      ru: 'Скрывает ли ваш тариф часть данных.',
    },
  },
  authorized: { type: 'boolean', description: { en: 'Whether you are logged in.', ru: 'Вошли ли вы.' } },
  payed: {
    type: 'boolean',
    description: { en: 'Whether you have a paid plan.', ru: 'Есть ли оплаченный тариф.' },
  },
  needleTariff: {
    ...nullableIntegerSchema,
    description: {
      en: 'Lowest plan that shows all data; null if none is needed.',
      ru: 'Младший тариф, который показывает все данные; null, если он не нужен.',
    },
  },
  promoTariff: {
    ...nullableIntegerSchema,
    description: {
      en: 'One-day plan; null if it does not show more data.',
      ru: 'Тариф на день; null, если он не показывает больше данных.',
    },
  },
  promoTariffPrice: {
    type: ['number', 'null'],
    description: { en: 'Price of the one-day plan in dollars.', ru: 'Цена тарифа на день в долларах.' },
  },
  promoTariffLimit: {
    ...nullableIntegerSchema,
    description: {
      en: 'Domains and keywords per day on the one-day plan.',
      ru: 'Доменов и фраз в день на тарифе на день.',
    },
  },
  isFilter: { type: 'boolean', description: { en: 'Whether you may filter.', ru: 'Можно ли фильтровать.' } },
  isSort: { type: 'boolean', description: { en: 'Whether you may sort.', ru: 'Можно ли сортировать.' } },
  isAllowedDomains: {
    type: 'boolean',
    description: {
      en: 'Always true: plans are not restricted to domains.',
      ru: 'Всегда true: тарифы не привязаны к доменам.',
    },
  },
  message: {
    type: ['string', 'null'],
    description: { en: 'Notice for the user.', ru: 'Сообщение для пользователя.' },
  },
};

const linkSchema: JsonSchema = { type: ['string', 'null'] };

const unknownLinesSchema: JsonSchema = {
  type: 'object',
  description: {
    en: 'Lines that are not in the database; missing if all exist.',
    ru: 'Строки, которых нет в базе; поля нет, если есть все.',
  },
  properties: { title: { type: 'string' }, text: { type: 'string' } },
};

const positionsRangeSchema: JsonSchema = {
  type: ['object', 'null'],
  description: {
    en: 'Other dates of the positions; null if all are from positions_date.',
    ru: 'Другие даты позиций; null, если все сняты в positions_date.',
  },
  properties: {
    newer: {
      type: 'integer',
      description: {
        en: 'Number of keywords with newer positions.',
        ru: 'Число фраз с более новыми позициями.',
      },
    },
    oldest: { type: 'string', description: { en: 'Oldest date.', ru: 'Самая ранняя дата.' } },
    newest: { type: 'string', description: { en: 'Newest date.', ru: 'Самая поздняя дата.' } },
  },
};

const paginationSchema: JsonSchema = {
  type: 'object',
  properties: { first: linkSchema, prev: linkSchema, next: linkSchema, last: linkSchema },
};

/** Response schema of a report. */
export function envelopeSchema(definition: ReportDefinition): JsonSchema {
  const columns = Object.entries(definition.columns).map(
    ([id, column]) => [id, columnSchema(column)] as const,
  );
  const integerSchema: JsonSchema = { type: 'integer' };
  return {
    type: 'object',
    properties: {
      current_page: integerSchema,
      per_page: integerSchema,
      total: {
        type: 'integer',
        description: {
          en: 'Exact number of rows that match the filter.',
          ru: 'Точное число строк, прошедших фильтр.',
        },
      },
      last_page: integerSchema,
      from: { type: ['integer', 'null'] },
      to: { type: ['integer', 'null'] },
      data: { type: 'array', items: { type: 'object', properties: Object.fromEntries(columns) } },
      links: {
        type: 'object',
        description: {
          en: 'pagination: URLs of the first, previous, next and last page.',
          ru: 'pagination: адреса первой, предыдущей, следующей и последней страниц.',
        },
        properties: { pagination: paginationSchema },
      },
      positions_date: {
        type: ['string', 'null'],
        description: {
          en: 'Date of the positions of most keywords, YYYY-MM-DD.',
          ru: 'Дата позиций большинства фраз, ГГГГ-ММ-ДД.',
        },
      },
      positions_range: positionsRangeSchema,
      volumes_date: {
        type: ['string', 'null'],
        description: { en: 'Date of the volumes, YYYY-MM-DD.', ru: 'Дата частотностей, ГГГГ-ММ-ДД.' },
      },
      compared_date: {
        type: ['string', 'null'],
        description: {
          en: 'Newest date with which positions are compared, YYYY-MM-DD.',
          ru: 'Самая новая дата, с которой сравниваются позиции, ГГГГ-ММ-ДД.',
        },
      },
      ...accessSchema,
      ...(definition.batch && { messageCollapse: unknownLinesSchema }),
    },
  };
}

function columnSchema(column: Column): JsonSchema {
  const filterable = { en: ' Can be filtered.', ru: ' Можно фильтровать.' };
  const description = (language: Language) =>
    describeColumn(column, language) + (column.filterable ? filterable[language] : '');
  return { ...valueSchema(column), description: { en: description('en'), ru: description('ru') } };
}

function valueSchema(column: Column): JsonSchema {
  if (column.booleanInApi) return { type: 'boolean' };
  if (column.stringifyInApi) return { type: column.nullable ? ['string', 'null'] : 'string' };
  if (cellFormatRules[column.format].enumValues) {
    return { type: 'object', additionalProperties: { type: 'string' } };
  }
  if (column.type === 'array' || column.type === 'map') {
    const { isSeries } = cellFormatRules[column.format];
    return { type: 'array', items: { type: isSeries ? 'number' : 'string' } };
  }
  const type =
    column.type === 'decimal' && !column.roundInApi
      ? 'number'
      : column.type === 'decimal' || column.type === 'integer' || column.type === 'boolean'
        ? 'integer'
        : 'string';
  return { type: column.nullable ? [type, 'null'] : type };
}
