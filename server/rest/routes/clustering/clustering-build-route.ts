import { z } from 'zod';
import {
  clusterMethods,
  clusterDepths,
  defaultClusterSettings,
} from '../../../contract/projects/clustering.js';
import { AppError } from '../../../errors/app-error.js';
import { ErrorCode } from '../../../errors/error-code.js';
import { clusteringUid as uid } from './clustering-uid.js';
import { flag, list, numberChoice, text, textChoice, integer } from '../../parameters/parameter-kinds.js';
import { inQuery } from '../../parameters/rest-parameters.js';
import { resultSchema } from '../../definition/common-schemas.js';
import { operationRoute } from '../../definition/rest-route.js';

const projectFlagDescription = {
  en: 'Accepted without effect: runs do not create projects.',
  ru: 'Принимается и ни на что не влияет: запуск не создаёт проектов.',
};

const updateModes = { all: 'ALL', unknown: 'UNKNOWN', ignore: 'IGNORE' } as const;

/** Route that clusters a project, with the parameters of docs/public-api.md. */
export const clusteringBuildRoute = operationRoute({
  methods: ['POST'],
  path: '/clustering/{uid}/build',
  tag: 'clustering',
  summary: { en: 'Cluster a project', ru: 'Кластеризовать проект' },
  description: {
    en: 'Starts a clustering run; poll the state until it is done. Unlocked folders are replaced.',
    ru: 'Запускает кластеризацию; запрашивайте состояние, пока она не завершится. Незакреплённые папки заменяются.',
  },
  parameters: z.object({
    uid,
    fStrength: inQuery(integer({ from: 1, to: 100 }).default(defaultClusterSettings.strength), {
      description: {
        en: 'Minimum number of shared URLs. A value above topNumber is a percentage of it.',
        ru: 'Минимальное число общих адресов. Значение больше topNumber – процент от него.',
      },
    }),
    topNumber: inQuery(numberChoice(clusterDepths).default(defaultClusterSettings.top), {
      description: {
        en: 'Number of top results compared.',
        ru: 'Сколько первых результатов сравнивается.',
      },
    }),
    method: inQuery(textChoice(clusterMethods).default(defaultClusterSettings.method), {
      description: {
        en: 'Shared URLs with: SOFT – the main keyword, MODERATE – most keywords, HARD – all keywords, as one common set.',
        ru: 'Общие адреса: SOFT – с главной фразой, MODERATE – с большинством фраз, HARD – один набор у всех фраз.',
      },
    }),
    fIsWsk: inQuery(flag().optional(), {
      description: {
        en: 'Whether fWsk applies; by default it applies if present.',
        ru: 'Учитывать ли fWsk; по умолчанию учитывается, если указан.',
      },
    }),
    fWsk: inQuery(integer().optional(), {
      description: {
        en: 'Minimum search volume of a keyword: exact volume in Yandex databases, otherwise broad volume.',
        ru: 'Минимальная частотность фразы: в базах Яндекса точная, иначе базовая.',
      },
    }),
    fIsSumWsk: inQuery(flag().optional(), {
      description: {
        en: 'Whether fSumWsk applies; by default it applies if present.',
        ru: 'Учитывать ли fSumWsk; по умолчанию учитывается, если указан.',
      },
    }),
    fSumWsk: inQuery(text().optional(), {
      description: {
        en: 'Minimum search volume of a cluster; true uses the value of fWsk.',
        ru: 'Минимальная частотность кластера; true – значение fWsk.',
      },
    }),
    updateTypePhrases: inQuery(textChoice(['all', 'unknown', 'ignore']).default('unknown'), {
      description: {
        en: 'Keywords whose search volumes are refreshed.',
        ru: 'Фразы, у которых обновляется частотность.',
      },
    }),
    ws_types: inQuery(list().optional(), {
      description: {
        en: 'Accepted without effect: all kinds of search volume are read together.',
        ru: 'Принимается и ни на что не влияет: все виды частотности читаются вместе.',
      },
    }),
    isSerpProject: inQuery(flag().default(false), {
      description: projectFlagDescription,
    }),
    isWsProject: inQuery(flag().default(false), {
      description: projectFlagDescription,
    }),
  }),
  variables: (values) => {
    const keyword = values.fIsWsk === false ? 0 : (values.fWsk ?? 0);
    const clusterVolume = values.fIsSumWsk === false ? undefined : values.fSumWsk;
    return {
      uid: values.uid,
      settings: {
        method: values.method,
        top: values.topNumber,
        strength: values.fStrength,
        isPercent: values.fStrength > values.topNumber,
        leastVolume: keyword,
        leastClusterVolume: readClusterVolume(clusterVolume, values.fWsk ?? 0),
        update: updateModes[values.updateTypePhrases],
      },
    };
  },
  operation:
    'mutation ($uid: ID!, $settings: ClusterSettingsInput!) { startClustering(uid: $uid, settings: $settings) { uid } }',
  shape: () => ({ result: true }),
  responseSchema: resultSchema,
});

/** Minimum cluster volume: a number, or `true` for the keyword volume. Throws BadRequest. */
function readClusterVolume(value: string | undefined, keywordVolume: number): number {
  if (value === undefined || value === 'false') return 0;
  if (value === 'true') return keywordVolume;
  if (/^\d{1,10}$/.test(value)) return Number(value);
  throw new AppError(ErrorCode.BadRequest, { what: invalidClusterVolumeMessage });
}

const invalidClusterVolumeMessage = {
  en: 'fSumWsk must be a whole number, true or false.',
  ru: 'fSumWsk должен быть целым числом, true или false.',
};
