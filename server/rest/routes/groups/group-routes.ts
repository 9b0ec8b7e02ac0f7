import { z } from 'zod';
import { groupDepths, groupSortColumns, maxGroupNameChars } from '../../../contract/projects/group-limits.js';
import { taskStates, type TaskState } from '../../../contract/projects/task-states.js';
import { groupRid } from './group-rid.js';
import { flag, list, numberChoice, text } from '../../parameters/parameter-kinds.js';
import { inQuery } from '../../parameters/rest-parameters.js';
import { resultSchema, stateSchema } from '../../definition/common-schemas.js';
import { sortedListRoute } from '../../definition/paged-list-route.js';
import { projectFields } from '../../definition/project-fields.js';
import { field, responseObject } from '../../definition/response-object.js';
import type { RestRoute } from '../../definition/rest-route.js';
import { baseParameter } from '../../parameters/shared-parameters.js';

const rid = groupRid;

const groupReport = responseObject({
  rid: field('rid', { type: 'string' }),
  name: field('name', { type: 'string' }),
  base: field('base', { type: 'string' }),
  top: field('top', { type: 'integer' }),
  ...projectFields,
});

const startedReport = responseObject({
  rid: field('rid', { type: 'string' }),
  unknown: field('unknownDomains', {
    type: 'array',
    items: { type: 'string' },
    description: { en: 'Domains that are not in the database.', ru: 'Домены, которых нет в базе.' },
  }),
});

/** Routes for group reports, except those that read their rows. */
export const groupRoutes: RestRoute[] = [
  sortedListRoute({
    path: '/report/group/list',
    tag: 'groups',
    summary: { en: 'Group reports', ru: 'Групповые отчёты' },
    description: {
      en: 'Group reports of your team, most recently accessed first.',
      ru: 'Групповые отчёты вашей команды, сначала недавно открытые.',
    },
    query: 'groupReports',
    itemsField: 'items',
    item: groupReport,
    sortColumns: groupSortColumns,
  }),
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
          en: 'Number of top positions that count. The form in the browser preselects 50.',
          ru: 'Сколько первых позиций учитывается. В форме сайта выбрано 50.',
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
      startGroupReport(input: { domains: $domains, base: $base, name: $name, top: $top, emptyReport: $emptyReport }) {
        ${startedReport.selection} } }`,
    shape: (data) => startedReport.present(data['startGroupReport']),
    responseSchema: startedReport.schema,
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
      const { state, progress } = data['groupReportState'] as { state: TaskState; progress: number };
      return { state: taskStates[state], progress };
    },
    responseSchema: stateSchema,
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
    operation: `mutation ($rid: ID!, $name: String!) { renameGroupReport(rid: $rid, name: $name) { ${groupReport.selection} } }`,
    shape: (data) => groupReport.present(data['renameGroupReport']),
    responseSchema: groupReport.schema,
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
    summary: { en: 'Transfer a group report to a team member', ru: 'Передать групповой отчёт участнику' },
    description: { en: 'Returns the updated report.', ru: 'В ответе – обновлённый отчёт.' },
    parameters: z.object({
      rid,
      user: inQuery(text(), {
        variable: 'user',
        description: { en: 'E-mail of the team member.', ru: 'E-mail участника.' },
      }),
    }),
    operation: `mutation ($rid: ID!, $user: String!) { changeGroupReportOwner(rid: $rid, user: $user) { ${groupReport.selection} } }`,
    shape: (data) => groupReport.present(data['changeGroupReportOwner']),
    responseSchema: groupReport.schema,
  },
];
