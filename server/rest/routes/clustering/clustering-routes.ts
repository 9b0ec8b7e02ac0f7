import { z } from 'zod';
import {
  clusteringSortColumns,
  maxImportedKeywords,
  virtualFolders,
} from '../../../contract/projects/clustering.js';
import { taskStates, type TaskState } from '../../../contract/projects/task-states.js';
import { clusteringBuildRoute } from './clustering-build-route.js';
import { clusteringUid as uid } from './clustering-uid.js';
import { flag, lines, text } from '../../parameters/parameter-kinds.js';
import { inQuery } from '../../parameters/rest-parameters.js';
import { sortedListRoute } from '../../definition/paged-list-route.js';
import { formatTime, projectFields } from '../../definition/project-fields.js';
import { computedField, constantField, field, responseObject } from '../../definition/response-object.js';
import type { JsonSchema, RestRoute } from '../../definition/rest-route.js';
import { baseParameter } from '../../parameters/shared-parameters.js';
import { resultSchema, stateSchema } from '../../definition/common-schemas.js';
import { nestFolders, type ClusteringTreeData } from './present-clustering-tree.js';

const integerSchema: JsonSchema = { type: 'integer' };

const clusteringProject = responseObject({
  uid: field('uid', { type: 'string' }),
  name: field('name', { type: 'string' }),
  base: field('base', { type: 'string' }),
  ...projectFields,
  child_projects: computedField(
    '',
    {
      type: 'object',
      description: {
        en: 'Always empty: runs do not create projects.',
        ru: 'Всегда пусто: запуск не создаёт проектов.',
      },
    },
    () => ({ serp: [], wordstat: [] }),
  ),
  monitoring_id: constantField({ type: 'integer' }, 0),
  monitoring_name: constantField({ type: 'string' }, ''),
});

const folderSchema: JsonSchema = {
  type: 'object',
  properties: {
    id: integerSchema,
    pid: integerSchema,
    name: { type: 'string' },
    lock: { type: 'boolean' },
    keys_count: integerSchema,
    ws_sum: integerSchema,
    wsk_sum: integerSchema,
    superwsk_sum: integerSchema,
    max_key_ws: integerSchema,
    max_key_wsk: integerSchema,
    max_key_superwsk: integerSchema,
    children: { type: 'array', items: { type: 'object' } },
  },
};

/** Reasons for skipped keywords in responses. */
const skippedReasonTexts: Readonly<Record<string, string>> = {
  UNKNOWN: 'not in the database',
  PRESENT: 'already in the project',
  TOO_LONG: 'too long',
};

interface SkippedData {
  phrase: string;
  reason: string;
}

/** Routes for clustering projects. The report route returns their keywords. */
export const clusteringRoutes: RestRoute[] = [
  {
    methods: ['POST'],
    path: '/clustering',
    tag: 'clustering',
    summary: { en: 'Create a clustering project', ru: 'Создать проект кластеризации' },
    description: {
      en: 'The response lists keywords that are not in the database; they stay non-grouped.',
      ru: 'В ответе – фразы, которых нет в базе; они остаются без папки.',
    },
    maxBodyMb: 16,
    parameters: z.object({
      list: inQuery(lines(), {
        variable: 'keywords',
        description: {
          en: `Keywords, at most ${maxImportedKeywords}, as a list or as lines of one text.`,
          ru: `Фразы, до ${maxImportedKeywords}: список или строки одного текста.`,
        },
      }),
      base: baseParameter,
      name: inQuery(text().optional(), {
        description: {
          en: 'Name, at most 128 characters; defaults to the time of the call in UTC.',
          ru: 'Название, не длиннее 128 знаков; по умолчанию время вызова по UTC.',
        },
      }),
    }),
    variables: ({ name }) => ({ name: name ?? formatTime(new Date()) }),
    operation: `mutation ($keywords: [String!]!, $base: String, $name: String) {
      createClustering(name: $name, base: $base, from: { keywords: $keywords }) { uid skippedCount skipped { phrase reason } } }`,
    shape: (data) => {
      const {
        uid: id,
        skipped,
        skippedCount,
      } = data['createClustering'] as {
        uid: string;
        skipped: SkippedData[];
        skippedCount: number;
      };
      return {
        uid: id,
        skipped: skipped.map(({ phrase, reason }) => ({
          phrase,
          reason: skippedReasonTexts[reason] ?? reason,
        })),
        skipped_count: skippedCount,
      };
    },
    responseSchema: {
      type: 'object',
      properties: {
        uid: { type: 'string' },
        skipped: {
          type: 'array',
          description: { en: 'First 100 reported keywords.', ru: 'Первые 100 таких фраз.' },
          items: { type: 'object', properties: { phrase: { type: 'string' }, reason: { type: 'string' } } },
        },
        skipped_count: integerSchema,
      },
    },
  },
  sortedListRoute({
    path: '/clustering/list',
    tag: 'clustering',
    summary: { en: 'Clustering projects', ru: 'Проекты кластеризации' },
    description: {
      en: 'Projects of your team, most recently accessed first.',
      ru: 'Проекты вашей команды, сначала недавно открытые.',
    },
    parameters: {
      isMain: inQuery(flag().default(false), {
        description: {
          en: 'Accepted without effect: projects are not nested.',
          ru: 'Принимается и ни на что не влияет: вложенных проектов здесь нет.',
        },
      }),
    },
    query: 'clusterings',
    itemsField: 'items',
    item: clusteringProject,
    sortColumns: clusteringSortColumns,
  }),
  {
    methods: ['DELETE'],
    path: '/clustering/{uid}',
    tag: 'clustering',
    summary: { en: 'Delete a clustering project', ru: 'Удалить проект кластеризации' },
    description: {
      en: 'Fails while clustering is running. The project can be restored on its page for 15 minutes.',
      ru: 'Невозможно во время кластеризации. В течение 15 минут проект можно восстановить на странице.',
    },
    parameters: z.object({ uid }),
    operation: 'mutation ($uid: ID!) { deleteClustering(uid: $uid) }',
    shape: (data) => ({ result: data['deleteClustering'] }),
    responseSchema: resultSchema,
  },
  clusteringBuildRoute,
  {
    methods: ['GET'],
    path: '/clustering/state/{uid}',
    tag: 'clustering',
    summary: { en: 'State of a clustering project', ru: 'Состояние проекта кластеризации' },
    description: {
      en: 'State and progress of the run; 10 if none is running.',
      ru: 'Состояние и прогресс кластеризации; 10, если она не идёт.',
    },
    parameters: z.object({ uid }),
    operation: 'query ($uid: ID!) { clusteringState(uid: $uid) { state progress } }',
    shape: (data) => {
      const { state, progress } = data['clusteringState'] as { state: TaskState; progress: number };
      return { state: taskStates[state], progress };
    },
    responseSchema: stateSchema,
  },
  {
    methods: ['GET'],
    path: '/clustering/node/{uid}',
    tag: 'clustering',
    summary: { en: 'Folders of a clustering project', ru: 'Папки проекта кластеризации' },
    description: {
      en: `Folder tree with the statistics of each folder without its subfolders; ${virtualFolders.unsorted} contains non-grouped keywords.`,
      ru: `Дерево папок с показателями без вложенных папок; ${virtualFolders.unsorted} – фразы без папки.`,
    },
    parameters: z.object({ uid }),
    operation: `query ($uid: ID!) { clusteringTree(uid: $uid) {
      folders { ids parents names locked } figures { ids keywords volumes exactVolumes highest highestExact } } }`,
    shape: (data, { request }) =>
      nestFolders(data['clusteringTree'] as ClusteringTreeData, request.scope.language),
    responseSchema: {
      type: 'object',
      properties: {
        [virtualFolders.all]: {
          ...folderSchema,
          description: { en: 'Root of the tree.', ru: 'Корень дерева.' },
        },
      },
    },
  },
];
