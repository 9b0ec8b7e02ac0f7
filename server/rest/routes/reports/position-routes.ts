import { pageTitles } from '../../../contract/pages/page-titles.js';
import { z } from 'zod';
import { accountRoutes } from '../../../contract/accounts/account-routes.js';
import { maxDates } from '../../../contract/projects/positions.js';
import { createPositionFile } from '../../../modules/positions/position-file.js';
import { attachment, buildFileName } from '../../responses/export-response.js';
import { text, textChoice, integer } from '../../parameters/parameter-kinds.js';
import { reportFileTypes } from '../../parameters/report-file-types.js';
import { inPath, inQuery } from '../../parameters/rest-parameters.js';
import { fileRoute } from '../../definition/rest-route.js';
import { localeParameter } from '../../parameters/shared-parameters.js';

const parameters = z.object({
  id: inPath(text(), { description: { en: 'Id of the project.', ru: 'Id проекта.' } }),
  type: inQuery(textChoice(['csv', 'xlsx']).default('csv'), {
    description: { en: 'File format.', ru: 'Формат файла.' },
  }),
  base: inQuery(text().optional(), {
    aliases: ['db'],
    description: {
      en: 'Database code of the region; defaults to the first region.',
      ru: 'Код базы региона; по умолчанию первый регион.',
    },
  }),
  dates: inQuery(integer({ from: 1, to: maxDates }).default(12), {
    description: { en: 'Maximum number of dates, newest first.', ru: 'Сколько дат, начиная с последней.' },
  }),
  tag: inQuery(text().optional(), {
    description: { en: 'Only keywords with this tag.', ru: 'Только фразы с этой меткой.' },
  }),
  locale: localeParameter({ en: 'Language of the headers.', ru: 'Язык заголовков.' }),
});

/** Route of the positions of a project as a file. */
export const positionFileRoute = fileRoute({
  methods: ['GET'],
  path: '/positions/{id}/export',
  tag: 'people',
  summary: { en: 'Positions of a project as a file', ru: 'Позиции проекта файлом' },
  description: {
    en: 'Positions of the keywords of a project by date. Available to its account; 404 for others.',
    ru: 'Позиции фраз проекта по датам. Доступно его аккаунту; остальным – 404.',
  },
  parameters,
  responseSchema: {
    type: 'string',
    format: 'binary',
    description: { en: 'CSV or XLSX file.', ru: 'Файл CSV или XLSX.' },
  },
  file: {
    types: [reportFileTypes.csv, reportFileTypes.xlsx],
    page: { route: accountRoutes.positions, title: pageTitles.positions },
    respond: async ({ values, context, reply, services }) => {
      const { id, type, base, dates, tag, locale: language = context.language } = values;
      const { project, report } = await services.positionReports.read(id, { base, dates, tag }, context);
      const { exportRows: rows } = context.viewer.allowance;
      const format = type === 'xlsx' ? 'xlsx' : 'csv';
      const name = buildFileName({ id: 'positions' }, { domain: project.name, base: report.base }, format);
      return reply
        .header('content-disposition', attachment(name))
        .header('cache-control', 'no-store')
        .type(format === 'csv' ? `${reportFileTypes.csv}; charset=utf-8` : reportFileTypes.xlsx)
        .send(createPositionFile(report, { format, language, rows }));
    },
  },
});
