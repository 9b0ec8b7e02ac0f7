import type { FastifyReply, FastifyRequest } from 'fastify';
import { accountRoutes } from '../../contract/accounts/account-routes.js';
import { colours } from '../../contract/appearance/colours.js';
import type { Language } from '../../contract/language/localised.js';
import { ErrorCode } from '../../errors/error-code.js';
import { getNonce } from '../security/content-policy.js';
import type { CsrfGuard } from '../security/csrf.js';
import { escapeHtml } from '../pages/escape-html.js';
import { renderFontFaces } from '../pages/page-font.js';
import { getErrorPageText } from './error-page-text.js';

interface ErrorPageState {
  code: string;
  status: number;
  message: string;
}

const maintenanceCode: string = ErrorCode.Maintenance;
const addressTooLongCode: string = ErrorCode.AddressTooLong;

const usedColours = [
  'bg',
  'surface',
  'line',
  'line-2',
  'control',
  't1',
  't2',
  't3',
  'link',
  'accent',
  'focus',
] as const;

const variables = (schemeScript: keyof typeof colours) =>
  usedColours.map((name) => `--${name}: ${colours[schemeScript][name]};`).join(' ');

const styleRules = `
:root { ${variables('light')} color-scheme: light; font: 14px/20px "Source Sans 3 Variable", system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif; font-variant-numeric: tabular-nums lining-nums; }
:root[data-scheme='dark'] { ${variables('dark')} color-scheme: dark; }
@media (prefers-color-scheme: dark) { :root:not([data-scheme]) { ${variables('dark')} color-scheme: dark; } }
* { box-sizing: border-box; } body { margin: 0; background: var(--bg); color: var(--t1); }
a { color: var(--link); text-decoration: none; } a:hover { text-decoration: underline; }
:focus-visible { border-radius: 3px; outline: 2px solid var(--focus); outline-offset: 1px; }
header { display: flex; align-items: center; height: 48px; padding: 0 24px; border-bottom: 1px solid var(--line); background: var(--surface); }
header a { display: flex; align-items: center; gap: 8px; color: var(--t1); font-size: 16px; font-weight: 650; } header img { display: block; width: 22px; height: 22px; }
main { max-width: 860px; margin: 0 auto; padding: 24px; }
.state { display: flex; flex-wrap: wrap; align-items: center; gap: 16px 28px; padding: 40px 28px; border: 1px solid var(--line); border-radius: 6px; background: var(--surface); }
.figure { font-size: 64px; font-weight: 600; line-height: 64px; letter-spacing: -0.03em; } .text { flex: 1 1 260px; min-width: 0; }
h1 { margin: 0; font-size: 16px; font-weight: 600; line-height: 22px; } p { margin: 0; color: var(--t2); } p.request { color: var(--t3); font-size: 13px; line-height: 18px; }
.ways { display: flex; flex-wrap: wrap; gap: 8px; } .ways a, button { display: inline-flex; align-items: center; height: 30px; padding: 0 12px; border: 1px solid var(--line-2); border-radius: 4px; background: var(--surface); color: var(--t1); font: inherit; font-weight: 500; cursor: pointer; }
.ways a.main, button { border-color: var(--accent); background: var(--accent); color: ${colours.light['on-accent']}; }
details { margin-top: 16px; } summary { color: var(--t2); cursor: pointer; font-size: 13px; }
form { display: flex; flex-wrap: wrap; align-items: end; gap: 12px; margin-top: 12px; } label { display: grid; gap: 4px; color: var(--t2); font-size: 13px; }
input { width: 220px; max-width: 100%; height: 34px; padding: 0 10px; border: 1px solid var(--control); border-radius: 4px; background: var(--surface); color: var(--t1); font: inherit; } form button { height: 34px; }
@media (max-width: 600px) { header { padding: 0 12px; } main { padding: 24px 12px; } .state { padding: 24px 16px; } .ways a, input, form button { height: 40px; } }`;

/** Applies the stored colour scheme before the first paint. */
const schemeScript = `try { var s = localStorage.getItem('rivalscope.scheme'); if (s === 'dark' || s === 'light') document.documentElement.dataset.scheme = s; } catch (e) {}`;

const labels = {
  en: {
    retryUrl: 'Try again',
    home: 'Home',
    request: 'Request',
    administrator: 'Log in as an administrator',
    email: 'E-mail',
    password: 'Password',
    logIn: 'Log in',
  },
  ru: {
    retryUrl: 'Повторить',
    home: 'На главную',
    request: 'Запрос',
    administrator: 'Войти администратору',
    email: 'E-mail',
    password: 'Пароль',
    logIn: 'Войти',
  },
} as const;

interface ErrorPageContent {
  language: Language;
  state: ErrorPageState;
  form: string;
}

/** Server-rendered error pages, which do not depend on the client bundle or the stores. */
export class ErrorPages {
  private styles: string | undefined;

  /** @param folder client build, for its font */
  constructor(
    private readonly folder: string,
    private readonly csrf: CsrfGuard,
  ) {}

  /** Sends the page for an error with its status. */
  send(request: FastifyRequest, reply: FastifyReply, state: ErrorPageState): FastifyReply {
    const language = request.scope?.language ?? 'en';
    const form = state.code === maintenanceCode ? this.renderLoginForm(request, reply, language) : '';
    return reply
      .code(state.status)
      .headers({
        'cache-control': 'no-store',
        'content-language': language,
        vary: 'Accept, Accept-Language, Cookie',
        'x-robots-tag': 'noindex',
      })
      .type('text/html; charset=utf-8')
      .send(this.renderHtml(request, reply, { language, state, form }));
  }

  private renderHtml(
    request: FastifyRequest,
    reply: FastifyReply,
    { language, state, form }: ErrorPageContent,
  ): string {
    const { title, text } = getErrorPageText(state);
    const label = labels[language];
    const nonce = getNonce(reply.raw);
    this.styles ??= renderFontFaces(this.folder) + styleRules;
    const retryUrl = request.url.startsWith('//') ? '/' : request.url;
    const message = escapeHtml(text?.[language] ?? state.message);
    // A repeated request would fail again, and the link would contain the long address.
    const retryLink =
      state.code === addressTooLongCode
        ? ''
        : `<a class="main" href="${escapeHtml(retryUrl)}">${label.retryUrl}</a>`;
    const requestLine =
      state.status >= 500 && form === ''
        ? `<p class="request">${label.request} ${escapeHtml(request.id)}</p>`
        : '';
    return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title[language]} · Rivalscope</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<script nonce="${nonce}">${schemeScript}</script>
<style nonce="${nonce}">${this.styles}</style>
</head>
<body>
<header><a href="/"><img src="/mark.svg" alt="">Rivalscope</a></header>
<main>
<section class="state">
<div class="figure">${state.status}</div>
<div class="text"><h1>${title[language]}</h1><p>${message}</p>${requestLine}</div>
<div class="ways">${retryLink}<a href="/">${label.home}</a></div>
</section>
${form}</main>
</body>
</html>
`;
  }

  /** Login form without scripts, because administrators may log in during maintenance. */
  private renderLoginForm(request: FastifyRequest, reply: FastifyReply, language: Language): string {
    const label = labels[language];
    const token = escapeHtml(this.csrf.issueToken(request, reply));
    return `<details><summary>${label.administrator}</summary>
<form method="post" action="${accountRoutes.login}">
<input type="hidden" name="act" value="login"><input type="hidden" name="csrf_token" value="${token}">
<label>${label.email}<input type="email" name="email" autocomplete="username" required></label>
<label>${label.password}<input type="password" name="password" autocomplete="current-password" required></label>
<button>${label.logIn}</button>
</form></details>
`;
  }
}
