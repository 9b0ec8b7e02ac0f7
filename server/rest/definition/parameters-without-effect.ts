import type { Localised } from '../../contract/language/localised.js';

/** A parameter of the public API that calls accept without effect. */
interface ParameterWithoutEffect {
  path: string;
  name: string;
  reason: Localised;
}

const noProjects: Localised = {
  en: 'Runs do not create projects.',
  ru: 'Запуск не создаёт проектов.',
};

/** Parameters of the public API that have no effect, for `/api/docs`. */
export const parametersWithoutEffect: readonly ParameterWithoutEffect[] = [
  {
    path: '/report/simple/top_domain_visibility',
    name: 'domain',
    reason: { en: 'The ranking contains all domains.', ru: 'В рейтинге все домены.' },
  },
  {
    path: '/report/simple/context/ads/',
    name: 'full',
    reason: {
      en: 'Rows always contain the first 100 keywords of the ad.',
      ru: 'В строках всегда есть первые 100 фраз объявления.',
    },
  },
  {
    path: '/report/system_keywords',
    name: 'hideadult',
    reason: { en: 'Adult keywords are not marked.', ru: 'Фразы 18+ не размечены.' },
  },
  {
    path: '/clustering/list',
    name: 'isMain',
    reason: { en: 'Projects are not nested.', ru: 'Вложенных проектов нет.' },
  },
  {
    path: '/clustering/{uid}/build',
    name: 'ws_types',
    reason: {
      en: 'All kinds of search volume are read together.',
      ru: 'Все виды частотности читаются вместе.',
    },
  },
  { path: '/clustering/{uid}/build', name: 'isSerpProject', reason: noProjects },
  { path: '/clustering/{uid}/build', name: 'isWsProject', reason: noProjects },
];
