import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.js';
import { cardWidget } from '../contract/card-widget.js';
import type { LoadingSample } from '../ingest/sample/sample-load.js';
import type { MaintenanceService } from '../modules/maintenance/maintenance.service.js';
import type { BaseCatalogue } from '../modules/databases/base-catalogue.service.js';
import { nonceOf, openForCardWidget, openForFrame } from './content-policy.js';
import type { CsrfGuard } from './csrf.js';
import type { Cookies } from './cookies.js';
import { escapeHtml } from './escape-html.js';
import { FirstCalls } from './first-calls.js';
import { pageDatabase } from './page-database.js';
import { FilesOfPages } from './page-files.js';
import type { PageHeads } from './page-heads.js';
import { pageIdAt } from './page-paths.js';

const notBuilt =
  '<!doctype html><title>Rivalscope</title><p>The pages are not built: run <code>npm run build</code>.</p><noscript></noscript>';

/** Answers navigations with the page of a build, made for this answer: its nonce, its token, its database, its files and its first calls are filled in. */
export class PageRenderer {
  private readonly templates = new Map<string, string>();
  private readonly files: FilesOfPages;
  private readonly calls: FirstCalls;

  constructor(
    private readonly folder: string,
    private readonly csrf: CsrfGuard,
    private readonly cookies: Cookies,
    private readonly access: Config['access'],
    private readonly bases: BaseCatalogue,
    private readonly heads: PageHeads,
    private readonly maintenance: MaintenanceService,
    private readonly sample: LoadingSample,
    /** Whether bills are paid in the widget of a provider, which the policy of no other page lets in. */
    private readonly paysByWidget: boolean,
    /** Address of the player of the operator's video; undefined for none. */
    private readonly videoUrl: string | undefined,
    /** Address of the operator's blog; undefined for none. */
    private readonly blogAddress: () => Promise<string | undefined>,
  ) {
    this.files = new FilesOfPages(path.join(folder, 'client'));
    this.calls = new FirstCalls(path.join(folder, 'client'));
  }

  /**
   * Sends a page; the browser asks for it anew each time, as its nonce holds once. Where the browser's page has nothing to
   * show it says so itself, and the status is 404.
   * @param withoutScript what stands there where no script runs, given the page's token
   */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    build: 'client' | 'playground' = 'client',
    withoutScript?: (token: string) => string,
  ): Promise<FastifyReply> {
    const database = await pageDatabase(request, this.bases);
    const pageId = pageIdAt(request.url, this.access);
    const token = this.csrf.tokenFor(request, reply);
    const hasWidget = this.paysByWidget && build === 'client' && pageId === 'bill';
    if (hasWidget) openForCardWidget(reply.raw);
    // Pages follow each other without being sent anew: the video of one is let in by all.
    if (this.videoUrl !== undefined && build === 'client') {
      openForFrame(reply.raw, new URL(this.videoUrl).origin);
    }
    const template = this.template(build);
    const blog = await this.blogAddress();
    const head = await this.heads.of(request.url, request.scope.language);
    const isListed = build === 'client' && pageId !== undefined && head.isListed;
    if (!isListed) void reply.header('x-robots-tag', 'noindex');
    const html = (withoutScript ? insteadOfScript(template, withoutScript(token)) : template)
      .replaceAll('__CSP_NONCE__', nonceOf(reply.raw))
      .replaceAll('__CSRF_TOKEN__', token)
      .replaceAll('__ACCESS__', this.access)
      .replaceAll('__DATABASE__', database)
      // Only administrators are sent pages while it is.
      .replaceAll('__MAINTENANCE__', (await this.maintenance.current()) ? 'on' : '')
      .replaceAll('__SAMPLE_LOAD__', this.sample.current() === null ? '' : 'on')
      .replaceAll('__CARD_WIDGET__', hasWidget ? cardWidget.script : '')
      .replaceAll('__BLOG__', () => escapeHtml(blog ?? ''))
      .replace(/<title>Rivalscope<\/title>/, () => `<title>${escapeHtml(head.title)}</title>`)
      .replace(/<meta name="description"[^>]*>/, () => head.tags)
      .replace('<!-- __PAGE_FILES__ -->', () => this.files.tagsFor(pageId, request.scope.language))
      .replace('__FIRST_CALLS__', () =>
        this.calls.textFor({
          pageId,
          program: this.files.programOf(pageId),
          isPerson: this.access === 'open' || this.cookies.read(request, 'session') !== undefined,
        }),
      );
    return reply
      .code(build === 'playground' || (pageId !== undefined && !head.isMissing) ? 200 : 404)
      .header('cache-control', 'no-store')
      .header('vary', 'Accept')
      .type('text/html; charset=utf-8')
      .send(html);
  }

  private template(build: string): string {
    const known = this.templates.get(build);
    if (known !== undefined) return known;
    const place = path.join(this.folder, build, 'index.html');
    if (!existsSync(place)) return notBuilt;
    const html = readFileSync(place, 'utf8');
    this.templates.set(build, html);
    return html;
  }
}

function insteadOfScript(template: string, html: string): string {
  return template.replace(/<noscript>.*?<\/noscript>/s, () => `<noscript>${html}</noscript>`);
}
