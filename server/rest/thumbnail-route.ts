import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import type { ContextFactory } from '../http/create-context.js';
import { domainSummaries } from '../modules/dashboards/domain-summaries.js';
import type { ThumbnailService } from '../modules/thumbnails/thumbnail.service.js';
import { normaliseDomain } from '../reports/engine/normalise-subject.js';
import type { RequestContext } from '../request/request-context.js';

interface ThumbnailParts {
  contextFor: ContextFactory;
  thumbnails: ThumbnailService;
}

const aDay = 'public, max-age=86400';
/** The real picture may come soon. */
const aWhile = 'public, max-age=300';

/** Pictures of sites, as sources of images. A stream beside GraphQL, which answers no bytes. */
export function addThumbnailRoute(app: FastifyInstance, { contextFor, thumbnails }: ThumbnailParts): void {
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const { domain: typed } = request.params as { domain: string };
    const domain = normaliseDomain(typed);
    if (domain === undefined) throw new AppError(ErrorCode.NotFound);
    const context = await contextFor(request, reply);
    const picture =
      thumbnails.hasProvider && (await isKnown(domain, context))
        ? await thumbnails.picture(domain)
        : thumbnails.card(domain);
    return reply
      .headers({
        'cache-control': picture.isReal || !thumbnails.hasProvider ? aDay : aWhile,
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
      })
      .type(picture.type)
      .send(picture.bytes);
  };
  for (const url of ['/thumbnail/:domain', '/api/thumbnail/:domain']) app.get(url, send);
}

/** Whether the visitor's database holds the domain: nobody else's pictures are asked for. */
async function isKnown(domain: string, { reports, defaultBase }: RequestContext): Promise<boolean> {
  const [found] = await domainSummaries([{ name: domain }], defaultBase, reports, false);
  return found !== null && found !== undefined;
}
