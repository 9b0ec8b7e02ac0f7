import { exportTypes, groupings, matchTypes } from '../contract/ad-export.js';
import { adExportPage } from '../contract/site-pages.js';
import { openAdExportFile } from '../modules/ad-export/export-campaign.js';
import { attachment } from './export-answer.js';
import { sharedParameter } from './report-route.js';
import type { FileRoute, ParameterValues, RestParameter } from './rest-route.js';

const contentTypes = { csv: 'text/csv', tsv: 'text/tab-separated-values' } as const;

const parameters: readonly RestParameter[] = [
  {
    name: 'domain',
    in: 'query',
    type: 'string',
    required: true,
    variable: 'domain',
    description: { en: 'The domain.', ru: 'Домен.' },
  },
  sharedParameter('base'),
  {
    name: 'type',
    in: 'query',
    type: 'string',
    oneOf: exportTypes,
    default: 'google',
    variable: 'type',
    description: {
      en: 'Program that reads the file: google – Google Ads Editor, yandex – Direct Commander.',
      ru: 'Программа, которая читает файл: google – Google Ads Editor, yandex – Директ Коммандер.',
    },
  },
  {
    name: 'campaign',
    in: 'query',
    type: 'string',
    variable: 'campaign',
    description: {
      en: 'Name of the campaign; without it the domain.',
      ru: 'Название кампании; без него – домен.',
    },
  },
  {
    name: 'group',
    in: 'query',
    type: 'string',
    oneOf: groupings,
    default: 'ad',
    variable: 'group',
    description: {
      en: 'What makes a group: an ad with its keywords, or a keyword with its ads.',
      ru: 'Из чего группа: объявление с его фразами или фраза с её объявлениями.',
    },
  },
  {
    name: 'match',
    in: 'query',
    type: 'string',
    oneOf: matchTypes,
    default: 'broad',
    variable: 'match',
    description: { en: 'Match type of keywords.', ru: 'Тип соответствия фраз.' },
  },
  {
    name: 'minus',
    in: 'query',
    type: 'stringList',
    variable: 'minus',
    description: {
      en: 'Negative keywords, one per line or comma-separated.',
      ru: 'Минус-слова, по одному в строке или через запятую.',
    },
  },
];

/** The file with which a domain's ads are loaded into a campaign. */
export const adExportRoute: FileRoute = {
  methods: ['GET'],
  path: '/report/simple/context/ads/export',
  tag: 'paid',
  summary: { en: 'Ad campaign export', ru: 'Экспорт рекламной кампании' },
  description: {
    en: 'Ads and keywords of the domain as a file for Google Ads Editor (CSV) or Direct Commander (tab-separated, Russian headers).',
    ru: 'Объявления и фразы домена файлом для Google Ads Editor (CSV) или Директ Коммандера (табуляция, русские заголовки).',
  },
  parameters,
  answer: { type: 'string' },
  file: {
    type: contentTypes.csv,
    page: adExportPage,
    answer: async ({ values, context, reply }) => {
      const base = textOf(values, 'base') ?? context.defaultBase;
      const asked = {
        type: textOf(values, 'type'),
        campaign: textOf(values, 'campaign'),
        groupBy: textOf(values, 'group'),
        match: textOf(values, 'match'),
        minusWords: Array.isArray(values['minus']) ? (values['minus'] as string[]) : undefined,
      };
      const domain = textOf(values, 'domain') ?? '';
      const { name, stream } = await openAdExportFile(domain, base, asked, context);
      const type = contentTypes[name.endsWith('.tsv') ? 'tsv' : 'csv'];
      return reply
        .header('content-disposition', attachment(name))
        .header('cache-control', 'no-store')
        .type(`${type}; charset=utf-8`)
        .send(stream);
    },
  },
};

function textOf(values: ParameterValues, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
