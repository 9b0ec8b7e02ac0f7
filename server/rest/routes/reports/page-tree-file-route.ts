import { z } from 'zod';
import { pageTreePage } from '../../../contract/pages/site-pages.js';
import { AppError } from '../../../errors/app-error.js';
import { ErrorCode } from '../../../errors/error-code.js';
import {
  keywordFile,
  keywordFileQuery,
  keywordFileViewer,
  statisticsFile,
  type TreeFileRequest,
} from '../../../modules/page-tree/tree-files.js';
import { describePageTree } from '../../../modules/usage/summary-report.js';
import { organicKeywords } from '../../../reports/definitions/organic/organic-keywords.report.js';
import { normaliseDomain, readableDomain } from '../../../reports/engine/normalise-subject.js';
import type { ReportRequest } from '../../../request/report-access.js';
import type { RequestContext } from '../../../request/request-context.js';
import { attachment, buildFileName } from '../../responses/export-response.js';
import { numberChoice } from '../../parameters/parameter-kinds.js';
import { inQuery, type ValuesOf } from '../../parameters/rest-parameters.js';
import { domainParameter, baseParameter, localeParameter } from '../../parameters/shared-parameters.js';
import { fileRoute } from '../../definition/rest-route.js';

/** File types, numbered as in docs/public-api.md. */
const keywordsFileType = 0;
const statisticsFileType = 1;

const parameters = z.object({
  domain: domainParameter,
  base: baseParameter,
  type: inQuery(numberChoice([keywordsFileType, statisticsFileType]).default(keywordsFileType), {
    description: {
      en: '0: keywords by site section, group;keyword;volume;exact volume. 1: statistics by site section.',
      ru: '0: фразы по разделам сайта, группа;фраза;частотность;точная. 1: показатели по разделам.',
    },
  }),
  locale: localeParameter({ en: 'Language of the headers.', ru: 'Язык заголовков.' }),
});

/** Page tree of a domain as a file. */
export const treeFileRoute = fileRoute({
  methods: ['GET'],
  path: '/report/simple/organic/tree_pages/export',
  tag: 'organic',
  summary: { en: 'Page tree as a file', ru: 'Структура сайта файлом' },
  description: {
    en: 'CSV in UTF-8: keywords grouped by site section, or statistics by site section.',
    ru: 'CSV в UTF-8: фразы, сгруппированные по разделам сайта, или показатели по разделам.',
  },
  parameters,
  responseSchema: { type: 'string' },
  file: {
    types: ['text/csv'],
    page: pageTreePage,
    respond: async ({ values, context, reply }) => {
      const request = toTreeFileRequest(values, context);
      const stream =
        values.type === statisticsFileType
          ? await context.runWithinQuota(describePageTree(request.domain, request.base), () =>
              statisticsFile(request),
            )
          : await context.openReport(keywordsReportRequest(request), (report) =>
              keywordFile(report, request),
            );
      const name = buildFileName(
        { id: values.type === statisticsFileType ? 'page-tree' : 'page-tree-keywords' },
        request,
        'csv',
      );
      return reply
        .header('content-disposition', attachment(name))
        .header('cache-control', 'no-store')
        .type('text/csv; charset=utf-8')
        .send(stream);
    },
  },
});

function keywordsReportRequest(request: TreeFileRequest): ReportRequest {
  return {
    definition: organicKeywords,
    query: keywordFileQuery(request),
    adjustViewer: keywordFileViewer,
  };
}

function toTreeFileRequest(values: ValuesOf<typeof parameters>, context: RequestContext): TreeFileRequest {
  const domain = normaliseDomain(values.domain);
  if (domain === undefined) {
    throw new AppError(ErrorCode.DomainNotFound, { domain: values.domain.slice(0, 253) });
  }
  return {
    domain: readableDomain(domain),
    base: values.base ?? context.defaultBase,
    language: values.locale ?? context.language,
    viewer: context.viewer,
    deps: context.reports,
  };
}
