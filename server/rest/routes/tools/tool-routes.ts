import { z } from 'zod';
import { taskStates, type TaskState } from '../../../contract/projects/task-states.js';
import { AppError } from '../../../errors/app-error.js';
import { ErrorCode } from '../../../errors/error-code.js';
import type { ToolDefinition } from '../../../modules/tools/tool-definition.js';
import { toolDefinitions } from '../../../modules/tools/tool-definitions.js';
import { lines, object, text, integer } from '../../parameters/parameter-kinds.js';
import { inPath, inQuery } from '../../parameters/rest-parameters.js';
import { operationRoute, type RestRoute } from '../../definition/rest-route.js';
import { baseParameter } from '../../parameters/shared-parameters.js';
import { stateSchema } from '../../definition/common-schemas.js';
import { vocabularyRoutes } from './vocabulary-routes.js';

/** Routes that start tool runs and return their state. Results are read by the routes of their reports. */
export const toolRoutes: RestRoute[] = [
  ...toolDefinitions.flatMap((tool) => [
    ...(vocabularyRoutes.some(({ path }) => path === tool.restPath) ? [] : [startRoute(tool)]),
    stateRoute(tool),
  ]),
  ...vocabularyRoutes,
];

function startRoute({ id, restPath, page, description, maxLines }: ToolDefinition): RestRoute {
  return operationRoute({
    methods: ['POST'],
    path: restPath,
    tag: 'tools',
    summary: { en: `${page.title.en}: start`, ru: `${page.title.ru}: запуск` },
    description: {
      en: `${description.en} Returns the id of the run; poll its state until it is done.`,
      ru: `${description.ru} В ответе – id запуска; запрашивайте состояние, пока он не будет готов.`,
    },
    parameters: z.object({
      list: inQuery(lines(), {
        variable: 'list',
        description: {
          en: `Lines of the list, at most ${maxLines}; smaller plans have a lower limit.`,
          ru: `Строки списка, не больше ${maxLines}, на меньших тарифах меньше.`,
        },
      }),
      base: baseParameter,
      name: inQuery(text().optional(), {
        variable: 'name',
        description: { en: 'Name of the run.', ru: 'Название запуска.' },
      }),
      top: inQuery(integer().optional(), {
        variable: 'top',
        description: {
          en: 'Number of top positions that count, if the tool has this option.',
          ru: 'Сколько первых позиций учитывается, если у инструмента есть эта настройка.',
        },
      }),
      config: inQuery(object().optional(), {
        description: {
          en: 'Options of the tool: similarity, deleteDuplicate, additions.',
          ru: 'Настройки инструмента: similarity, deleteDuplicate, additions.',
        },
      }),
    }),
    variables: ({ config }) => ({ tool: id, ...readConfig(config ?? {}) }),
    operation: `mutation ($tool: ID!, $list: [String!]!, $base: String, $name: String, $top: Int, $similarity: Int,
        $deleteDuplicates: Boolean, $additions: Boolean) {
      startToolRun(tool: $tool, input: { list: $list, base: $base, name: $name, top: $top, similarity: $similarity,
        deleteDuplicates: $deleteDuplicates, additions: $additions }) }`,
    shape: (data) => ({ uid: data['startToolRun'] }),
    responseSchema: { type: 'object', properties: { uid: { type: 'string' } } },
  });
}

/** Parses the `config` parameter into GraphQL arguments. */
function readConfig(config: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const parsed = configSchema.safeParse(config);
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0]);
    const what = { en: `config.${name} has a wrong type`, ru: `у config.${name} неверный тип` };
    throw new AppError(ErrorCode.BadRequest, { what });
  }
  const { similarity, deleteDuplicate, additions } = parsed.data;
  return { similarity, deleteDuplicates: deleteDuplicate, additions };
}

const configSchema = z.object({
  similarity: z.int().optional(),
  deleteDuplicate: z.boolean().optional(),
  additions: z.boolean().optional(),
});

function stateRoute({ id, restPath, page }: ToolDefinition): RestRoute {
  return {
    methods: ['GET'],
    path: `${restPath}/state/{uid}`,
    tag: 'tools',
    summary: { en: `${page.title.en}: state`, ru: `${page.title.ru}: состояние` },
    description: {
      en: 'State and progress of a run. 404 for runs of other users.',
      ru: 'Состояние и прогресс запуска. 404 для чужих запусков.',
    },
    parameters: z.object({
      uid: inPath(text(), {
        variable: 'uid',
        description: { en: 'Id from the response to the start.', ru: 'Id из ответа на запуск.' },
      }),
    }),
    operation: 'query ($uid: ID!) { toolRun(uid: $uid) { tool state progress } }',
    shape: (data) => {
      const { tool, state, progress } = data['toolRun'] as {
        tool: string;
        state: TaskState;
        progress: number;
      };
      if (tool !== id) throw new AppError(ErrorCode.NotFound);
      return { state: taskStates[state], progress };
    },
    responseSchema: stateSchema,
  };
}
