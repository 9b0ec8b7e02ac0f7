import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.js';
import { cardWidget } from '../../contract/billing/card-widget.js';
import type { SampleLoadStatus } from '../../ingest/sample/sample-load.js';
import type { MaintenanceService } from '../../modules/maintenance/maintenance.service.js';
import type { BaseCatalogueService } from '../../modules/databases/base-catalogue.service.js';
import { getNonce, noncePlaceholder, allowCardWidget, allowFrame } from '../security/content-policy.js';
import type { CsrfGuard } from '../security/csrf.js';
import type { Cookies } from '../security/cookies.js';
import { escapeHtml } from './escape-html.js';
import { PreloadedQueries } from './preloaded-queries.js';
import { resolvePageDatabase } from './page-database.js';
import type { PageMetadata } from './page-metadata.js';
import { findPageId } from './page-paths.js';
import type { Language } from '../../contract/language/localised.js';
import {
  type PageFiles,
  pageFilesFileName,
  resolveEntryPoint,
} from '../../contract/pages/page-entry-points.js';

/** Resource hints for the additional files of a page. */
class PagePreloads {
  private cachedFiles: PageFiles | undefined;

  constructor(private readonly folder: string) {}

  /** Link elements that preload the files of a page before its scripts request them. */
  renderTags(pageId: string | undefined, language: Language): string {
    return (this.readPageFiles()[this.getEntryPoint(pageId)]?.[language] ?? []).map(preloadTag).join('');
  }

  /** Name of the client entry point that renders the page. */
  getEntryPoint(pageId: string | undefined): string {
    const files = this.readPageFiles();
    return resolveEntryPoint(pageId ?? 'not-found', (name) => name in files);
  }

  private readPageFiles(): PageFiles {
    if (this.cachedFiles) return this.cachedFiles;
    const file = path.join(this.folder, pageFilesFileName);
    if (!existsSync(file)) return {};
    this.cachedFiles = JSON.parse(readFileSync(file, 'utf8')) as PageFiles;
    return this.cachedFiles;
  }
}

function preloadTag(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" href="/${file}">`;
}

const notBuiltHtml =
  '<!doctype html><title>Rivalscope</title><p>The pages are not built: run <code>npm run build</code>.</p><noscript></noscript>';

/** Dependencies of `PageRenderer`. */
interface PageDependencies {
  folder: string;
  csrf: CsrfGuard;
  cookies: Cookies;
  access: Config['access'];
  bases: BaseCatalogueService;
  metadata: PageMetadata;
  maintenance: MaintenanceService;
  sampleLoad: SampleLoadStatus;
  /** Whether the payment widget is used, which only the bill page's CSP allows. */
  usesCardWidget: boolean;
  /** URL of the operator's video player. */
  videoUrl: string | undefined;
  /** URL of the operator's blog. */
  blogAddress: () => Promise<string | undefined>;
}

/**
 * Renders the HTML template of a build for a request: nonce, CSRF token, database, preloads and preloaded queries.
 */
export class PageRenderer {
  private readonly templates = new Map<string, string>();
  private readonly preloads: PagePreloads;
  private readonly preloadedQueries: PreloadedQueries;

  constructor(private readonly deps: PageDependencies) {
    this.preloads = new PagePreloads(path.join(deps.folder, 'client'));
    this.preloadedQueries = new PreloadedQueries(path.join(deps.folder, 'client'));
  }

  /**
   * Sends a page. It is not cached, because the nonce is valid once. Unknown pages have status 404.
   * @param renderNoscript content of the noscript element for a CSRF token
   */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    build: 'client' | 'playground' = 'client',
    renderNoscript?: (token: string) => string,
  ): Promise<FastifyReply> {
    const database = await resolvePageDatabase(request, this.deps.bases);
    const pageId = findPageId(request.url, this.deps.access);
    const token = this.deps.csrf.issueToken(request, reply);
    const hasWidget = this.deps.usesCardWidget && build === 'client' && pageId === 'bill';
    if (hasWidget) allowCardWidget(reply.raw);
    // Client-side navigation keeps the first CSP, so every page allows the video.
    if (this.deps.videoUrl !== undefined && build === 'client') {
      allowFrame(reply.raw, new URL(this.deps.videoUrl).origin);
    }
    const template = this.template(build);
    const blog = await this.deps.blogAddress();
    const meta = await this.deps.metadata.getMetadata(request.url, request.scope.language);
    const isListed = build === 'client' && pageId !== undefined && meta.isIndexed;
    if (!isListed) void reply.header('x-robots-tag', 'noindex');
    const html = (renderNoscript ? replaceNoscript(template, renderNoscript(token)) : template)
      .replaceAll(noncePlaceholder, getNonce(reply.raw))
      .replaceAll('__CSRF_TOKEN__', token)
      .replaceAll('__ACCESS__', this.deps.access)
      .replaceAll('__DATABASE__', database)
      // During maintenance only administrators receive pages.
      .replaceAll('__MAINTENANCE__', (await this.deps.maintenance.getState()) ? 'on' : '')
      .replaceAll('__SAMPLE_LOAD__', this.deps.sampleLoad.current() === null ? '' : 'on')
      .replaceAll('__CARD_WIDGET__', hasWidget ? cardWidget.script : '')
      .replaceAll('__BLOG__', () => escapeHtml(blog ?? ''))
      .replace(/<title>Rivalscope<\/title>/, () => `<title>${escapeHtml(meta.title)}</title>`)
      .replace(/<meta name="description"[^>]*>/, () => meta.tags)
      .replace('<!-- __PAGE_FILES__ -->', () => this.preloads.renderTags(pageId, request.scope.language))
      .replace('__FIRST_CALLS__', () =>
        this.preloadedQueries.renderJson({
          pageId,
          entryPoint: this.preloads.getEntryPoint(pageId),
          isLoggedIn: this.deps.access === 'open' || this.deps.cookies.read(request, 'session') !== undefined,
        }),
      );
    return reply
      .code(build === 'playground' || (pageId !== undefined && !meta.isMissing) ? 200 : 404)
      .header('cache-control', 'no-store')
      .header('vary', 'Accept')
      .type('text/html; charset=utf-8')
      .send(html);
  }

  private template(build: string): string {
    const cached = this.templates.get(build);
    if (cached !== undefined) return cached;
    const file = path.join(this.deps.folder, build, 'index.html');
    if (!existsSync(file)) return notBuiltHtml;
    const html = readFileSync(file, 'utf8');
    this.templates.set(build, html);
    return html;
  }
}

function replaceNoscript(template: string, html: string): string {
  return template.replace(/<noscript>.*?<\/noscript>/s, () => `<noscript>${html}</noscript>`);
}
