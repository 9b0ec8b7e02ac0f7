import { z } from 'zod';
import { exportTypes, groupings, matchTypes } from '../../../contract/reports/ad-export.js';
import { adExportPage } from '../../../contract/pages/site-pages.js';
import { openAdExportFile } from '../../../modules/ad-export/export-campaign.js';
import { attachment } from '../../responses/export-response.js';
import { textChoice, text, list } from '../../parameters/parameter-kinds.js';
import { inQuery } from '../../parameters/rest-parameters.js';
import { baseParameter } from '../../parameters/shared-parameters.js';
import { fileRoute } from '../../definition/rest-route.js';

const contentTypes = { csv: 'text/csv', tsv: 'text/tab-separated-values' } as const;

const parameters = z.object({
  domain: inQuery(text(), { variable: 'domain', description: { en: 'Domain.', ru: 'Домен.' } }),
  base: baseParameter,
  type: inQuery(textChoice(exportTypes).default('google'), {
    variable: 'type',
    description: {
      en: 'Program that reads the file: google – Google Ads Editor, yandex – Direct Commander.',
      ru: 'Программа, которая читает файл: google – Google Ads Editor, yandex – Директ Коммандер.',
    },
  }),
  campaign: inQuery(text().optional(), {
    variable: 'campaign',
    description: {
      en: 'Name of the campaign; defaults to the domain.',
      ru: 'Название кампании; по умолчанию – домен.',
    },
  }),
  group: inQuery(textChoice(groupings).default('ad'), {
    variable: 'group',
    description: {
      en: 'Ad groups: an ad with its keywords, or a keyword with its ads.',
      ru: 'Группы объявлений: объявление с его фразами или фраза с её объявлениями.',
    },
  }),
  match: inQuery(textChoice(matchTypes).default('broad'), {
    variable: 'match',
    description: { en: 'Match type of keywords.', ru: 'Тип соответствия фраз.' },
  }),
  minus: inQuery(list().optional(), {
    variable: 'minus',
    description: {
      en: 'Negative keywords, one per line or comma-separated.',
      ru: 'Минус-слова, по одному в строке или через запятую.',
    },
  }),
});

/** Ad campaign file of a domain. */
export const adExportRoute = fileRoute({
  methods: ['GET', 'POST'],
  path: '/report/simple/context/ads/export',
  tag: 'paid',
  summary: { en: 'Ad campaign export', ru: 'Экспорт рекламной кампании' },
  description: {
    en: 'Ads and keywords of the domain as a file for Google Ads Editor (CSV) or Direct Commander (tab-separated, Russian headers).',
    ru: 'Объявления и фразы домена файлом для Google Ads Editor (CSV) или Директ Коммандера (табуляция, русские заголовки).',
  },
  parameters,
  responseSchema: { type: 'string' },
  file: {
    types: Object.values(contentTypes),
    page: adExportPage,
    respond: async ({ values, context, reply }) => {
      const { domain, base = context.defaultBase, type, campaign, group, match, minus } = values;
      const request = { type, campaign, groupBy: group, match, negativeKeywords: minus };
      const { name, stream } = await openAdExportFile(domain, base, request, context);
      const contentType = contentTypes[name.endsWith('.tsv') ? 'tsv' : 'csv'];
      return reply
        .header('content-disposition', attachment(name))
        .header('cache-control', 'no-store')
        .type(`${contentType}; charset=utf-8`)
        .send(stream);
    },
  },
});
