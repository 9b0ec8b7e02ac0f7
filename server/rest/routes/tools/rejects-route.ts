import { pageTitles } from '../../../contract/pages/page-titles.js';
import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { z } from 'zod';
import { AppError } from '../../../errors/app-error.js';
import { ErrorCode } from '../../../errors/error-code.js';
import { rejectsRoute as path } from '../../../modules/uploads/rejects-path.js';
import { requireUser } from '../../../request/visitor.js';
import { contentDisposition } from '../../responses/export-response.js';
import { text } from '../../parameters/parameter-kinds.js';
import { inPath } from '../../parameters/rest-parameters.js';
import { fileRoute } from '../../definition/rest-route.js';

/** Route of the rejected records of an imported file. */
export const rejectsRoute = fileRoute({
  methods: ['GET'],
  path,
  tag: 'people',
  summary: { en: 'Rejected rows', ru: 'Отклонённые строки' },
  description: {
    en: 'Rejected rows of an imported file, one JSON object per line: line number, reason, text of the row. For administrators.',
    ru: 'Строки импортированного файла, которые не удалось прочитать, по объекту JSON в строке: номер строки, причина, текст. Для администраторов.',
  },
  parameters: z.object({
    id: inPath(text(), { description: { en: 'Id of the import.', ru: 'Номер импорта.' } }),
    file: inPath(text(), {
      description: { en: '0-based index of the file in the import.', ru: 'Номер файла в импорте, с 0.' },
    }),
  }),
  responseSchema: {
    type: 'string',
    format: 'binary',
    description: { en: 'NDJSON file.', ru: 'Файл NDJSON.' },
  },
  file: {
    types: ['application/x-ndjson'],
    page: { route: '/data', title: pageTitles.data },
    respond: async ({ values, context, reply, services }) => {
      const { id, file } = values;
      const number = /^\d{1,4}$/.test(file) ? Number(file) : -1;
      const { filePath, name } = await services.imports.findRejects(requireUser(context.visitor), id, number);
      // The clean-up job removes the file some weeks after the import.
      await access(filePath).catch(() => {
        throw new AppError(ErrorCode.NotFound);
      });
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'content-disposition': contentDisposition('attachment', name),
          'x-content-type-options': 'nosniff',
        })
        .type('application/x-ndjson; charset=utf-8')
        .send(createReadStream(filePath));
    },
  },
});
