import { z } from 'zod';
import { clusterMethods, clusterDepths, defaultClusterSettings } from '../contract/clustering.js';
import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import { clusteringUid as uid } from './clustering-uid.js';
import { flag, list, numberChoice, text, textChoice, integer } from './parameter-kinds.js';
import { inQuery } from './rest-parameters.js';
import { operationRoute } from './rest-route.js';

const updateModes = { all: 'ALL', unknown: 'UNKNOWN', ignore: 'IGNORE' } as const;

/** Route that clusters a project, with the parameters of docs/public-api.md. */
export const clusteringBuildRoute = operationRoute({
  methods: ['POST'],
  path: '/clustering/{uid}/build',
  tag: 'clustering',
  summary: { en: 'Cluster a project', ru: 'Кластеризовать проект' },
  description: {
    en: 'Begins a run; ask for the state until it is ready. Folders that are not locked go.',
    ru: 'Запускает кластеризацию; запрашивайте состояние, пока не будет готово. Незакреплённые папки удаляются.',
  },
  parameters: z.object({
    uid,
    fStrength: inQuery(integer({ from: 1, to: 50 }).default(defaultClusterSettings.strength), {
      description: { en: 'Addresses that keywords share.', ru: 'Сколько у фраз общих адресов.' },
    }),
    topNumber: inQuery(numberChoice(clusterDepths).default(defaultClusterSettings.top), {
      description: {
        en: 'Depth within which they are compared.',
        ru: 'Глубина, на которой они сравниваются.',
      },
    }),
    method: inQuery(textChoice(clusterMethods).default(defaultClusterSettings.method), {
      description: {
        en: 'SOFT: with the main keyword. MODERATE: with most keywords. HARD: one common set.',
        ru: 'SOFT: с главной фразой. MODERATE: с большинством фраз. HARD: один общий набор.',
      },
    }),
    fIsWsk: inQuery(flag().optional(), {
      description: {
        en: 'Whether fWsk counts; without it fWsk counts where it is given.',
        ru: 'Учитывать ли fWsk; без параметра fWsk учитывается, если указан.',
      },
    }),
    fWsk: inQuery(integer().optional(), {
      description: {
        en: 'Least search volume of a keyword: the exact one on databases of Yandex, else the broad one.',
        ru: 'Частотность фразы, не меньше: на базах Яндекса точная, иначе базовая.',
      },
    }),
    fIsSumWsk: inQuery(flag().optional(), {
      description: {
        en: 'Whether fSumWsk counts; without it fSumWsk counts where it is given.',
        ru: 'Учитывать ли fSumWsk; без параметра fSumWsk учитывается, если указан.',
      },
    }),
    fSumWsk: inQuery(text().optional(), {
      description: {
        en: 'Least search volume of a cluster, a number; true stands for the number of fWsk.',
        ru: 'Частотность кластера, не меньше, числом; true значит число из fWsk.',
      },
    }),
    updateTypePhrases: inQuery(textChoice(['all', 'unknown', 'ignore']).default('unknown'), {
      description: {
        en: 'For which keywords search volumes are read anew.',
        ru: 'По каким фразам частотность берётся заново.',
      },
    }),
    ws_types: inQuery(list().optional(), {
      description: {
        en: 'Taken and without effect: all kinds of search volume are read together.',
        ru: 'Принимается и ни на что не влияет: все виды частотности читаются вместе.',
      },
    }),
    isSerpProject: inQuery(flag().default(false), {
      description: { en: 'Not offered: only false is taken.', ru: 'Не предлагается: только false.' },
    }),
    isWsProject: inQuery(flag().default(false), {
      description: { en: 'Not offered: only false is taken.', ru: 'Не предлагается: только false.' },
    }),
  }),
  variables: (values) => {
    if (values.isSerpProject || values.isWsProject) {
      throw new AppError(ErrorCode.BadRequest, { what: unsupportedProjectMessage });
    }
    const keyword = values.fIsWsk === false ? 0 : (values.fWsk ?? 0);
    const clusterVolume = values.fIsSumWsk === false ? undefined : values.fSumWsk;
    return {
      uid: values.uid,
      settings: {
        method: values.method,
        top: values.topNumber,
        strength: values.fStrength,
        leastVolume: keyword,
        leastClusterVolume: readClusterVolume(clusterVolume, values.fWsk ?? 0),
        update: updateModes[values.updateTypePhrases],
      },
    };
  },
  operation:
    'mutation ($uid: ID!, $settings: ClusterSettingsInput!) { startClustering(uid: $uid, settings: $settings) { uid } }',
  shape: () => ({ result: true }),
  responseSchema: { type: 'object', properties: { result: { type: 'boolean' } } },
});

/** Minimum cluster volume: a number, or `true` for the keyword volume. Throws BadRequest. */
function readClusterVolume(value: string | undefined, keywordVolume: number): number {
  if (value === undefined || value === 'false') return 0;
  if (value === 'true') return keywordVolume;
  if (/^\d{1,10}$/.test(value)) return Number(value);
  throw new AppError(ErrorCode.BadRequest, { what: invalidClusterVolumeMessage });
}

const unsupportedProjectMessage = {
  en: 'isSerpProject and isWsProject are not offered: leave them out or send false.',
  ru: 'isSerpProject и isWsProject не предлагаются: не указывайте их или передайте false.',
};

const invalidClusterVolumeMessage = {
  en: 'fSumWsk must be a whole number, true or false.',
  ru: 'fSumWsk должен быть целым числом, true или false.',
};
