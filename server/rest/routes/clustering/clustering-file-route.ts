import { z } from 'zod';
import {
  clusteringFileRequest,
  createCollectorFile,
  createOutlineFile,
} from '../../../modules/clustering/clustering-files.js';
import { clusteringKeywords } from '../../../reports/definitions/clustering/clustering-keywords.report.js';
import { clusteringUid } from './clustering-uid.js';
import { attachment, buildFileName } from '../../responses/export-response.js';
import { textChoice } from '../../parameters/parameter-kinds.js';
import { inQuery } from '../../parameters/rest-parameters.js';
import { fileRoute } from '../../definition/rest-route.js';
import { localeParameter } from '../../parameters/shared-parameters.js';

const types = { outline: ['md', 'text/markdown'], keycollector: ['csv', 'text/csv'] } as const;

/** Exports the folders of a project with their keywords. The report itself exports the table. */
export const clusteringFileRoute = fileRoute({
  methods: ['GET'],
  path: '/clustering/{uid}/export',
  tag: 'clustering',
  summary: { en: 'Clusters as a file', ru: 'Кластеры файлом' },
  description: {
    en: 'Folder tree as an outline, or as a list for keyword collector programs. For CSV or XLSX, request the keywords of folder 0 with type.',
    ru: 'Дерево папок списком или файл для программ сбора семантики. Для CSV и XLSX запросите фразы папки 0 с параметром type.',
  },
  parameters: z.object({
    uid: clusteringUid,
    form: inQuery(textChoice(['outline', 'keycollector']).default('outline'), {
      description: {
        en: 'outline: nested Markdown list. keycollector: group;keyword;volume;exact volume, CSV in UTF-8.',
        ru: 'outline: вложенный список в Markdown. keycollector: группа;фраза;частотность;точная, CSV в UTF-8.',
      },
    }),
    locale: localeParameter({ en: 'Language of the headers.', ru: 'Язык заголовков.' }),
  }),
  responseSchema: { type: 'string' },
  file: {
    types: ['text/markdown', 'text/csv'],
    page: clusteringKeywords,
    respond: async ({ values: { uid, form, locale }, context, reply }) => {
      const language = locale ?? context.language;
      const { reports } = context;
      let name = 'clusters';
      const stream = await context.openReport(clusteringFileRequest(uid), (report) => {
        name = report.subjectState?.name ?? name;
        return form === 'outline'
          ? createOutlineFile(report, reports, { language, name })
          : createCollectorFile(report, reports, language);
      });
      const [extension, type] = types[form];
      return reply
        .header(
          'content-disposition',
          attachment(buildFileName({ id: 'keyword-clusters' }, { group: name }, extension)),
        )
        .header('cache-control', 'no-store')
        .type(`${type}; charset=utf-8`)
        .send(stream);
    },
  },
});
