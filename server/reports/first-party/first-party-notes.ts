import { formatDay } from '../../contract/formatting/format-date.js';
import { formatInteger } from '../../contract/formatting/format-number.js';
import type { Language, Localised } from '../../contract/language/localised.js';
import type { ParsedQuery } from '../engine/parsed-query.js';
import { requestOptions, type ReportDependencies } from '../engine/report-dependencies.js';
import type { Viewer } from '../engine/viewer.js';
import { isTotal, type FirstPartyMetrics } from './first-party-metrics.js';
import { firstPartyScope, metricsPeriod, defaultPeriodDays } from './first-party-scope.js';

const languages = ['en', 'ru'] as const;

const localise = (text: (language: Language) => string): Localised => {
  const [en, ru] = languages.map(text);
  return { en: en ?? '', ru: ru ?? '' };
};

const sourceNames: Readonly<Record<string, string>> = {
  'search-console': 'Search Console',
  'bing-webmaster': 'Bing Webmaster',
  'yandex-webmaster': 'Yandex Webmaster',
};

const noDataNotes: Readonly<Record<'guest' | 'administrator' | 'other', Localised>> = {
  guest: {
    en: 'Own data of a site is visible only to the account that imported it. Log in to see yours.',
    ru: 'Данные своих сайтов видит только их аккаунт. Войдите, чтобы увидеть свои.',
  },
  administrator: {
    en: 'Your account has not imported data of this site. Import an export of Search Console, Bing or Yandex Webmaster to fill the table.',
    ru: 'Ваш аккаунт ничего не загрузил по этому сайту: таблицу заполнит выгрузка Search Console, Bing или Яндекс Вебмастера.',
  },
  // Only administrators can import files.
  other: {
    en: 'Your account has no data of this site. Administrators import exports of Search Console, Bing and Yandex Webmaster.',
    ru: 'У вашего аккаунта нет данных по этому сайту: выгрузки Search Console, Bing и Яндекс Вебмастера импортируют администраторы.',
  },
};

/** Explains why there are no first-party metrics: a guest must log in, and only administrators can import. */
function noDataNote({ kind }: Viewer): Localised {
  return noDataNotes[kind === 'guest' || kind === 'administrator' ? kind : 'other'];
}

/** Notes on first-party data: source, period, truncation and anonymised queries. */
export async function createNotes(
  { definition, arguments: values }: ParsedQuery,
  metrics: FirstPartyMetrics | undefined,
  viewer: Viewer,
  deps: ReportDependencies,
): Promise<Localised[]> {
  if (definition.firstPartyDimension === undefined) return metrics === undefined ? [] : [joinNote(metrics)];
  if (metrics === undefined) return [noDataNote(viewer)];
  const days = Number(values['days'] ?? 0);
  return [
    localise(
      (language) =>
        `${sourceNames[metrics.source] ?? metrics.source}, ${periodText(metrics, days, language)}.`,
    ),
    ...(metrics.cut ? [truncatedNote] : []),
    ...(definition.firstPartyDimension === 'query' ? await anonymizedQueries(metrics, days, deps) : []),
  ];
}

/** Source and period of the first-party columns in a report on measured data. */
function joinNote(metrics: FirstPartyMetrics): Localised {
  const columnsLabel = { en: 'Own columns', ru: 'Свои столбцы' };
  return localise(
    (language) =>
      `${columnsLabel[language]}: ${sourceNames[metrics.source] ?? metrics.source}, ${periodText(metrics, defaultPeriodDays, language)}.` +
      (metrics.cut ? ` ${truncatedNote[language]}` : ''),
  );
}

const truncatedNote: Localised = {
  en: 'An imported file has exactly 1,000 rows, the export limit, so rows are probably missing.',
  ru: 'В одном из файлов ровно 1000 строк – предел выгрузки: скорее всего, часть строк отсутствует.',
};

function periodText(metrics: FirstPartyMetrics, days: number, language: Language): string {
  const { from, to } = metricsPeriod(metrics, days);
  const day = (iso: string) => formatDay(iso, language);
  const total = isTotal(metrics) ? { en: 'total of ', ru: 'итог: ' }[language] : '';
  if (from === null) {
    return { en: `total of a period until ${day(to)}`, ru: `итог за период до ${day(to)}` }[language];
  }
  return total + (from === to ? day(to) : `${day(from)} – ${day(to)}`);
}

/** Totals of the queries that the search engine anonymises. They are not rows, so they need a note. */
async function anonymizedQueries(
  metrics: FirstPartyMetrics,
  days: number,
  deps: ReportDependencies,
): Promise<Localised[]> {
  const { conditions, parameters } = firstPartyScope(metrics, days);
  const { rows } = await deps.clickhouse.query<{ clicks: number; impressions: number }>(
    `SELECT sum(clicks) AS clicks, sum(impressions) AS impressions FROM own_fact WHERE ${conditions.join(' AND ')} AND keyword_id = 0`,
    { parameters, ...requestOptions(deps, 'own-secret-queries') },
  );
  const { clicks = 0, impressions = 0 } = rows[0] ?? {};
  if (impressions === 0 && clicks === 0) return [];
  const count = (value: number, language: Language) => formatInteger(value, language);
  return [
    {
      en: `Not included in the rows: anonymised queries with ${count(clicks, 'en')} clicks and ${count(impressions, 'en')} impressions.`,
      ru: `Не входят в строки: анонимные запросы, клики ${count(clicks, 'ru')}, показы ${count(impressions, 'ru')}.`,
    },
  ];
}
