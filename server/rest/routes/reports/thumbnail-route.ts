import { z } from 'zod';
import { AppError } from '../../../errors/app-error.js';
import { ErrorCode } from '../../../errors/error-code.js';
import { readDomainSummaries } from '../../../modules/dashboards/domain-summaries.js';
import { normaliseDomain } from '../../../reports/engine/normalise-subject.js';
import type { RequestContext } from '../../../request/request-context.js';
import { text } from '../../parameters/parameter-kinds.js';
import { inPath } from '../../parameters/rest-parameters.js';
import { fileRoute } from '../../definition/rest-route.js';

const oneDayCache = 'public, max-age=86400';
/** Short, because a screenshot may become available soon. */
const shortCache = 'public, max-age=300';

/** Screenshots of sites, for image elements. */
export const thumbnailRoute = fileRoute({
  methods: ['GET'],
  path: '/thumbnail/{domain}',
  tag: 'dashboards',
  summary: { en: 'Screenshot of a site', ru: 'Снимок сайта' },
  description: {
    en: 'Screenshot of the home page of a site, 480 by 300 px; if there is none, a generated card with its name.',
    ru: 'Снимок главной страницы сайта, 480 на 300 px; если его нет – нарисованная карточка с именем.',
  },
  allowsExpiredSession: true,
  parameters: z.object({
    domain: inPath(text(), { description: { en: 'Domain.', ru: 'Домен.' } }),
  }),
  responseSchema: {
    type: 'string',
    format: 'binary',
    description: { en: 'WebP or SVG image.', ru: 'Картинка WebP или SVG.' },
  },
  file: {
    types: ['image/webp', 'image/svg+xml'],
    respond: async ({ values, context, reply, services: { thumbnails } }) => {
      const domain = normaliseDomain(values.domain);
      if (domain === undefined) throw new AppError(ErrorCode.NotFound);
      const thumbnail =
        thumbnails.hasProvider && (await isInDatabase(domain, context))
          ? await thumbnails.picture(domain)
          : thumbnails.card(domain);
      return reply
        .headers({
          'cache-control': thumbnail.isReal || !thumbnails.hasProvider ? oneDayCache : shortCache,
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
          'x-content-type-options': 'nosniff',
        })
        .type(thumbnail.type)
        .send(thumbnail.bytes);
    },
  },
});

/** Whether the visitor's database has the domain; other domains are not sent to the provider. */
async function isInDatabase(domain: string, { reports, defaultBase }: RequestContext): Promise<boolean> {
  const [summary] = await readDomainSummaries([{ name: domain }], defaultBase, reports, false);
  return summary !== null && summary !== undefined;
}
