import { ErrorCode } from './error-code.js';
import type { ErrorTraits } from './error-traits.js';

/** Errors about group reports. */
export const groupErrors = {
  [ErrorCode.GroupLimit]: {
    status: 402,
    isInternal: false,
    text: {
      en: 'Your plan includes up to {limit} group reports. Delete one, or choose a larger plan.',
      ru: 'На вашем тарифе групповых отчётов не больше {limit}. Удалите один из них или смените тариф.',
    },
  },
  [ErrorCode.GroupDomainsLimit]: {
    status: 402,
    isInternal: false,
    text: {
      en: 'Your plan compares up to {limit} domains in a group report, but you entered {given}.',
      ru: 'На вашем тарифе в групповом отчёте не больше {limit} доменов, а указано {given}.',
    },
  },
  [ErrorCode.GroupKeywordsLimit]: {
    status: 402,
    isInternal: false,
    text: {
      en: '{what}; the limit on your plan is {limit}.',
      ru: '{what}; на вашем тарифе – не больше {limit}.',
    },
  },
  [ErrorCode.GroupChanged]: {
    status: 409,
    isInternal: false,
    text: { en: '{what} Review the report.', ru: '{what} Проверьте отчёт.' },
  },
  [ErrorCode.ClusteringLimit]: {
    status: 402,
    isInternal: false,
    text: {
      en: 'Your plan includes up to {limit} clustering projects. Delete one, or choose a larger plan.',
      ru: 'На вашем тарифе проектов кластеризации не больше {limit}. Удалите один из них или смените тариф.',
    },
  },
  [ErrorCode.ClusteringKeywordsLimit]: {
    status: 402,
    isInternal: false,
    text: {
      en: 'The project would have {given} keywords; the limit on your plan is {limit}.',
      ru: 'В проекте стало бы фраз: {given}; на вашем тарифе – не больше {limit}.',
    },
  },
  [ErrorCode.ClusteringRuns]: {
    status: 429,
    isInternal: false,
    text: {
      en: 'On your plan up to {limit} projects are clustered at the same time. Wait until one is done.',
      ru: 'На вашем тарифе одновременно кластеризуется не больше {limit} проектов. Дождитесь окончания.',
    },
  },
  [ErrorCode.ClusteringChanged]: {
    status: 409,
    isInternal: false,
    text: { en: '{what}', ru: '{what}' },
  },
  [ErrorCode.NotReady]: {
    status: 202,
    isInternal: false,
    text: {
      en: 'It is still being built. Try again in a moment.',
      ru: 'Ещё строится. Повторите запрос чуть позже.',
    },
  },
} as const satisfies Partial<Record<ErrorCode, ErrorTraits>>;
