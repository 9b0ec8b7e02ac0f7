import { z } from 'zod';
import { groupDepths, maxGroupNameChars } from '../../../contract/projects/group-limits.js';
import { taskStates, type TaskState } from '../../../contract/projects/task-states.js';
import { groupRid } from './group-rid.js';
import { flag, list, numberChoice, text, integer } from '../../parameters/parameter-kinds.js';
import { inQuery } from '../../parameters/rest-parameters.js';
import type { JsonSchema, RestRoute } from '../../definition/rest-route.js';
import { baseParameter } from '../../parameters/shared-parameters.js';

const rid = groupRid;

const resultSchema: JsonSchema = { type: 'object', properties: { result: { type: 'boolean' } } };

const reportSchema: JsonSchema = {
  type: 'object',
  properties: {
    rid: { type: 'string' },
    name: { type: 'string' },
    base: { type: 'string' },
    top: { type: 'integer' },
    create_date: {
      type: 'string',
      description: { en: 'Time of creation, ISO 8601.', ru: 'Время создания, ISO 8601.' },
    },
    access_date: {
      type: 'string',
      description: {
        en: 'Time of the last access, ISO 8601.',
        ru: 'Время последнего открытия, ISO 8601.',
      },
    },
    state: {
      type: 'integer',
      enum: Object.values(taskStates),
      description: {
        en: '1: processing, 2: error, 10: done.',
        ru: '1 – выполняется, 2 – ошибка, 10 – готово.',
      },
    },
    owner: { type: 'string' },
    canDelete: { type: 'boolean' },
    canChangeOwner: { type: 'boolean' },
  },
};

const selection = 'rid name base top createDate accessDate state owner canDelete canChangeOwner';

interface GroupData {
  rid: string;
  name: string;
  base: string;
  top: number;
  createDate: string;
  accessDate: string;
  state: TaskState;
  progress: number;
  owner: string;
  canDelete: boolean;
  canChangeOwner: boolean;
}

/** Maps a group report to the public API. */
function presentReport({ createDate, accessDate, state, ...fields }: GroupData): object {
  return { ...fields, create_date: createDate, access_date: accessDate, state: taskStates[state] };
}

/** Routes for group reports, except those that read their rows. */
export const groupRoutes: RestRoute[] = [
  {
    methods: ['GET'],
    path: '/report/group/list',
    tag: 'groups',
    summary: { en: 'Group reports', ru: 'Групповые отчёты' },
    description: {
      en: 'Group reports of your team, most recently accessed first.',
      ru: 'Групповые отчёты вашей команды, сначала недавно открытые.',
    },
    parameters: z.object({
      page: inQuery(integer({ from: 1, to: 1_000_000 }).default(1), {
        aliases: ['current_page'],
        variable: 'page',
        description: { en: 'Page number, from 1.', ru: 'Номер страницы, от 1.' },
      }),
      per_page: inQuery(integer({ from: 1, to: 500 }).default(25), {
        variable: 'perPage',
        description: { en: 'Rows per page, 1 to 500.', ru: 'Строк на странице, от 1 до 500.' },
      }),
      sort: inQuery(text().optional(), {
        variable: 'sort',
        description: {
          en: 'Sort order such as access_date|desc; also name, create_date, base, state, owner.',
          ru: 'Порядок, например access_date|desc; ещё name, create_date, base, state, owner.',
        },
      }),
    }),
    operation: `query ($page: Int!, $perPage: Int!, $sort: String) {
      groupReports(page: $page, perPage: $perPage, sort: $sort) { total page perPage lastPage items { ${selection} } } }`,
    shape: (data) => {
      const result = data['groupReports'] as {
        items: GroupData[];
        total: number;
        page: number;
        perPage: number;
        lastPage: number;
      };
      const { items, total, page, perPage, lastPage } = result;
      return {
        current_page: page,
        per_page: perPage,
        last_page: lastPage,
        total,
        data: items.map(presentReport),
      };
    },
    responseSchema: {
      type: 'object',
      properties: {
        current_page: { type: 'integer' },
        per_page: { type: 'integer' },
        last_page: { type: 'integer' },
        total: { type: 'integer' },
        data: { type: 'array', items: reportSchema },
      },
    },
  },
  {
    methods: ['POST'],
    path: '/report/group',
    tag: 'groups',
    summary: { en: 'Create a group report', ru: 'Создать групповой отчёт' },
    description: {
      en: 'Starts building the report; poll its state until it is done.',
      ru: 'Начинает построение; запрашивайте состояние, пока отчёт не будет готов.',
    },
    parameters: z.object({
      domains: inQuery(list().optional(), {
        variable: 'domains',
        description: {
          en: 'Domains, at least two, as a list or as lines of one text.',
          ru: 'Домены, хотя бы два: список или строки одного текста.',
        },
      }),
      base: baseParameter,
      name: inQuery(text().optional(), {
        variable: 'name',
        description: {
          en: `Name, at most ${maxGroupNameChars} characters.`,
          ru: `Название, не длиннее ${maxGroupNameChars} знаков.`,
        },
      }),
      top: inQuery(numberChoice(groupDepths).default(10), {
        variable: 'top',
        description: {
          en: 'Number of top positions that count.',
          ru: 'Сколько первых позиций учитывается.',
        },
      }),
      emptyReport: inQuery(flag().default(false), {
        variable: 'emptyReport',
        description: {
          en: 'Creates a report without domains, to which keywords are added later.',
          ru: 'Создать отчёт без доменов: фразы добавляются позже.',
        },
      }),
    }),
    variables: ({ domains }) => ({ domains: domains ?? [] }),
    operation: `mutation ($domains: [String!]!, $base: String, $name: String, $top: Int!, $emptyReport: Boolean!) {
      createGroupReport(input: { domains: $domains, base: $base, name: $name, top: $top, emptyReport: $emptyReport }) }`,
    shape: (data) => ({ rid: data['createGroupReport'] }),
    responseSchema: { type: 'object', properties: { rid: { type: 'string' } } },
  },
  {
    methods: ['GET'],
    path: '/report/group/state/{rid}',
    tag: 'groups',
    summary: { en: 'State of a group report', ru: 'Состояние группового отчёта' },
    description: {
      en: 'State and progress of the build. 404 for reports that you cannot view.',
      ru: 'Состояние и прогресс построения. 404, если отчёт вам недоступен.',
    },
    parameters: z.object({ rid }),
    operation: 'query ($rid: ID!) { groupReportState(rid: $rid) { state progress } }',
    shape: (data) => {
      const { state, progress } = data['groupReportState'] as GroupData;
      return { state: taskStates[state], progress };
    },
    responseSchema: {
      type: 'object',
      properties: { state: { type: 'integer' }, progress: { type: 'integer', minimum: 0, maximum: 100 } },
    },
  },
  {
    methods: ['PATCH'],
    path: '/report/group/{rid}',
    tag: 'groups',
    summary: { en: 'Rename a group report', ru: 'Переименовать групповой отчёт' },
    description: { en: 'Returns the updated report.', ru: 'В ответе – обновлённый отчёт.' },
    parameters: z.object({
      rid,
      name: inQuery(text(), {
        variable: 'name',
        description: {
          en: `New name, at most ${maxGroupNameChars} characters.`,
          ru: `Новое название, не длиннее ${maxGroupNameChars} знаков.`,
        },
      }),
    }),
    operation: `mutation ($rid: ID!, $name: String!) { renameGroupReport(rid: $rid, name: $name) { ${selection} } }`,
    shape: (data) => presentReport(data['renameGroupReport'] as GroupData),
    responseSchema: reportSchema,
  },
  {
    methods: ['DELETE'],
    path: '/report/group/{rid}',
    tag: 'groups',
    summary: { en: 'Delete a group report', ru: 'Удалить групповой отчёт' },
    description: {
      en: 'Allowed in state 2 or 10. The report can be restored on the reports page for 15 minutes.',
      ru: 'Только в состоянии 2 или 10. В течение 15 минут отчёт можно восстановить на странице отчётов.',
    },
    parameters: z.object({ rid }),
    operation: 'mutation ($rid: ID!) { deleteGroupReport(rid: $rid) }',
    shape: (data) => ({ result: data['deleteGroupReport'] }),
    responseSchema: resultSchema,
  },
  {
    methods: ['POST'],
    path: '/report/group/owner/{rid}',
    tag: 'groups',
    summary: { en: 'Transfer a group report to a team member', ru: 'Передать групповой отчёт сотруднику' },
    description: { en: 'Returns the updated report.', ru: 'В ответе – обновлённый отчёт.' },
    parameters: z.object({
      rid,
      user: inQuery(text(), {
        variable: 'user',
        description: { en: 'E-mail of the team member.', ru: 'E-mail сотрудника.' },
      }),
    }),
    operation: `mutation ($rid: ID!, $user: String!) { changeGroupReportOwner(rid: $rid, user: $user) { ${selection} } }`,
    shape: (data) => presentReport(data['changeGroupReportOwner'] as GroupData),
    responseSchema: reportSchema,
  },
];
