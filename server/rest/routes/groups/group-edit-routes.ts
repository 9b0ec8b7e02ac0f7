import { z } from 'zod';
import {
  groupConditionBounds,
  maxEditFileKb,
  maxEditDomains,
  maxEditKeywords,
  maxEditTemplates,
  type GroupEditAction,
  type GroupEditSource,
} from '../../../contract/projects/group-edits.js';
import type { Localised } from '../../../contract/language/localised.js';
import { AppError } from '../../../errors/app-error.js';
import { ErrorCode } from '../../../errors/error-code.js';
import { groupRid } from './group-rid.js';
import { file, flag, lines, object } from '../../parameters/parameter-kinds.js';
import { inBody, type RestParameters, type RestValues } from '../../parameters/rest-parameters.js';
import { resultSchema } from '../../definition/common-schemas.js';
import type { JsonSchema, RestRoute } from '../../definition/rest-route.js';

type Fields = Readonly<Record<string, unknown>>;

/** Parameters that select the keyword lists to edit; both lists by default. */
const keywordListParameters = {
  organic: inBody(flag().optional(), {
    description: { en: 'Change the organic keywords.', ru: 'Менять фразы в поиске.' },
  }),
  context: inBody(flag().optional(), {
    description: { en: 'Change the paid keywords.', ru: 'Менять фразы в рекламе.' },
  }),
};

const keys = inBody(lines().optional(), {
  description: {
    en: `Keywords, at most ${maxEditKeywords}, as a list or as lines of one text.`,
    ru: `Фразы, не больше ${maxEditKeywords}: список или строки одного текста.`,
  },
});

const ids = inBody(lines().optional(), {
  description: { en: 'Keyword ids from report rows.', ru: 'Номера фраз из строк отчёта.' },
});

const domains = inBody(lines().optional(), {
  description: {
    en: `Domain names or ids, at most ${maxEditDomains}.`,
    ru: `Домены по именам или номерам, не больше ${maxEditDomains}.`,
  },
});

const templates = inBody(lines().optional(), {
  description: {
    en: `Templates, at most ${maxEditTemplates}: % matches any text, _ one character.`,
    ru: `Шаблоны, не больше ${maxEditTemplates}: % – любой текст, _ – один знак.`,
  },
});

const conditionRanges = Object.entries(groupConditionBounds)
  .map(([name, [min, max]]) => `${name} ${min}–${max}`)
  .join(', ');

const config = inBody(object().optional(), {
  description: {
    en: `Object of keyword lists and conditions. organic, context: lists to change. keysFromOrganic, keysFromContext: sources of keywords. keysFromOrganicOr, keysFromContextOr: join the conditions of a source by OR instead of AND. Numbers with their range: ${conditionRanges}. Example: {"organic": true, "keysFromOrganic": true, "organicPosTo": 10, "organicWsFrom": 100}.`,
    ru: `Объект со списками фраз и условиями. organic, context: какие списки менять. keysFromOrganic, keysFromContext: откуда фразы. keysFromOrganicOr, keysFromContextOr: условия источника через ИЛИ, а не через И. Числа с границами: ${conditionRanges}. Пример: {"organic": true, "keysFromOrganic": true, "organicPosTo": 10, "organicWsFrom": 100}.`,
  },
});

const keywordFile = inBody(file(), {
  description: {
    en: `A txt or csv file of at most ${maxEditFileKb} KB.`,
    ru: `Файл txt или csv не больше ${maxEditFileKb} КБ.`,
  },
});

const operation = `mutation ($rid: ID!, $edit: GroupEditInput!) {
  editGroupReport(rid: $rid, edit: $edit) { edit { organic context } unknown unknownCount } }`;

const responseSchema: JsonSchema = {
  type: 'object',
  properties: {
    result: { type: 'boolean' },
    organic: {
      type: 'integer',
      description: {
        en: 'Number of organic keywords added or removed.',
        ru: 'Число добавленных или удалённых фраз в поиске.',
      },
    },
    context: {
      type: 'integer',
      description: {
        en: 'Number of paid keywords added or removed.',
        ru: 'Число добавленных или удалённых фраз в рекламе.',
      },
    },
    unknown: {
      type: 'array',
      items: { type: 'string' },
      description: {
        en: 'First 20 unknown keywords or domains.',
        ru: 'Первые 20 неизвестных фраз или доменов.',
      },
    },
    unknown_count: { type: 'integer' },
  },
};

interface EditRoute {
  /** Path segment after the action. */
  path: string;
  by: GroupEditSource;
  summary: Localised;
  parameters: Readonly<Record<string, z.ZodType>>;
  /** Fields of the edit in addition to the keyword lists. */
  edit?: (values: RestValues) => Fields;
}

function editRoute(action: GroupEditAction, { path, by, summary, parameters, edit }: EditRoute): RestRoute {
  const verb = action === 'import' ? { en: 'Add', ru: 'Добавить' } : { en: 'Delete', ru: 'Удалить' };
  const routeParameters: RestParameters = z.object({
    rid: groupRid,
    ...keywordListParameters,
    ...parameters,
  });
  return {
    methods: ['POST'],
    path: `/report/group/${action}/${path}/{rid}`,
    tag: 'groups',
    summary: { en: `${verb.en} keywords ${summary.en}`, ru: `${verb.ru} фразы ${summary.ru}` },
    description: {
      en: 'Edits the keywords of a group report; the edit can be undone on its page.',
      ru: 'Меняет фразы группового отчёта; правку можно отменить на его странице.',
    },
    parameters: routeParameters,
    variables: (values) => ({ edit: { action, by, ...readKeywordLists(values), ...edit?.(values) } }),
    operation,
    shape: (data) => {
      const result = data['editGroupReport'] as { edit: Fields; unknown: string[]; unknownCount: number };
      return { result: true, ...result.edit, unknown: result.unknown, unknown_count: result.unknownCount };
    },
    responseSchema,
    ...(by === 'file' && { maxFileKb: maxEditFileKb }),
  };
}

const editRouteDefinitions: readonly EditRoute[] = [
  {
    path: 'list',
    by: 'list',
    summary: { en: 'from a list', ru: 'списком' },
    parameters: { keys },
    edit: ({ keys: value }) => ({ keys: value ?? [] }),
  },
  {
    path: 'file',
    by: 'file',
    summary: { en: 'from a file', ru: 'из файла' },
    parameters: { file: keywordFile },
    edit: ({ file: value }) => ({ file: value }),
  },
  {
    path: 'domain',
    by: 'domains',
    summary: { en: 'of domains', ru: 'доменов' },
    parameters: { domains, config },
    edit: ({ domains: value, config: rawConfig }) => ({
      domains: value ?? [],
      conditions: parseConditions(rawConfig),
    }),
  },
  {
    path: 'filter',
    by: 'filter',
    summary: { en: 'by a filter', ru: 'по фильтру' },
    parameters: { config },
    edit: ({ config: rawConfig }) => ({ conditions: parseConditions(rawConfig) }),
  },
  {
    path: 'double',
    by: 'doubles',
    summary: { en: 'that are near-duplicates', ru: '– неявные дубли' },
    parameters: {},
  },
  {
    path: 'template',
    by: 'template',
    summary: { en: 'by templates', ru: 'по шаблонам' },
    parameters: { templates },
    edit: ({ templates: value }) => ({ templates: value ?? [] }),
  },
];

/** Routes that edit the keywords of group reports. */
export const groupEditRoutes: RestRoute[] = [
  ...editRouteDefinitions.flatMap((call) => [editRoute('import', call), editRoute('delete', call)]),
  editRoute('delete', {
    path: 'keys',
    by: 'keys',
    summary: { en: 'by their ids', ru: 'по номерам' },
    parameters: { keys: ids },
    edit: ({ keys: value }) => ({ ids: readIds(value) }),
  }),
  {
    methods: ['POST'],
    path: '/report/group/recalc_concurents/{rid}',
    tag: 'groups',
    summary: {
      en: 'Recalculate the competitors of a group report',
      ru: 'Пересчитать конкурентов группового отчёта',
    },
    description: {
      en: 'Starts recalculating the competitors for the current keywords of the report.',
      ru: 'Запускает пересчёт конкурентов по текущим фразам отчёта.',
    },
    parameters: z.object({ rid: groupRid }),
    operation: 'mutation ($rid: ID!) { recalculateGroupCompetitors(rid: $rid) }',
    shape: () => ({ result: true }),
    responseSchema: resultSchema,
  },
];

/** Reads the selected keyword lists from the parameters or the `config` object. */
function readKeywordLists({ organic, context, config: rawConfig }: RestValues): {
  organic: boolean;
  context: boolean;
} {
  const value = asRecord(rawConfig);
  const selected = {
    organic: organic ?? toBoolean(value['organic']),
    context: context ?? toBoolean(value['context']),
  };
  if (selected.organic === undefined && selected.context === undefined) {
    return { organic: true, context: true };
  }
  return { organic: selected.organic === true, context: selected.context === true };
}

const flagConditions = [
  'keysFromOrganic',
  'keysFromOrganicOr',
  'keysFromContext',
  'keysFromContextOr',
] as const;

/** Parses the conditions of the `config` object. Numbers and flags may be strings; blank values are ignored. */
function parseConditions(rawConfig: unknown): Fields {
  const value = asRecord(rawConfig);
  const numbers = Object.keys(groupConditionBounds).map((name) => [name, parseInteger(name, value[name])]);
  const flags = flagConditions.map((name) => [name, toBoolean(value[name])]);
  return { ...toFields(numbers), ...toFields(flags) };
}

const toFields = (entries: readonly unknown[][]): Fields => Object.fromEntries(entries) as Fields;

function parseInteger(name: string, value: unknown): number | null {
  if (value === undefined || value === null || value === '') return null;
  const number = Number(value);
  if (Number.isSafeInteger(number)) return number;
  throw new AppError(ErrorCode.BadRequest, {
    what: { en: `${name} must be a whole number`, ru: `${name} должен быть целым числом` },
  });
}

function toBoolean(value: unknown): boolean | undefined {
  if (value === true || value === 1 || value === '1' || value === 'true') return true;
  return value === undefined || value === null || value === '' ? undefined : false;
}

function readIds(value: unknown): number[] {
  const numbers = (Array.isArray(value) ? value : []).map(Number);
  if (numbers.every((id) => Number.isSafeInteger(id) && id > 0)) return numbers;
  throw new AppError(ErrorCode.BadRequest, {
    what: { en: 'keys must be keyword ids', ru: 'keys – это номера фраз' },
  });
}

function asRecord(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}
