import type { Language } from '../../contract/language/localised.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeEmail } from './email-message.js';
import { type MoneyEmailValues, type MoneyMailKind, moneyTemplates } from './money-templates.js';
import type { MailKind } from './queued-mail.js';
import { templates, type TemplateValues } from './templates.js';

/** Template values in which `content` replaces all user input. */
function createValues(content: string): { [Kind in MailKind]: TemplateValues[Kind] } {
  const link = 'https://here.example/page?a=1&b=2';
  const money = { amount: content, plan: content, until: content, bill: content, text: content, link };
  const moneyKinds = Object.keys(moneyTemplates) as MoneyMailKind[];
  return {
    ...(Object.fromEntries(moneyKinds.map((kind) => [kind, money])) as Record<
      MoneyMailKind,
      MoneyEmailValues
    >),
    registered: { email: content, link },
    'password-reset': { email: content, link },
    'login-reminder': { email: content, link },
    invitation: { owner: content, link, days: 7 },
    activation: { owner: content, email: content, link, days: 7 },
    'demo-confirmation': { plan: content, days: 2, link },
    'demo-granted': { plan: content, until: content, link },
    'plan-granted': { plan: content, until: content, link },
    'password-changed': { email: content, link, hadToken: true },
    'email-confirmation': { previousEmail: content, email: content, link, until: content },
    'email-changed': { previousEmail: content, email: content, link, until: content },
  };
}

const kinds = Object.keys(templates) as MailKind[];
const languages: readonly Language[] = ['en', 'ru'];

function renderEmail<Kind extends MailKind>(kind: Kind, language: Language, content: string) {
  return composeEmail(
    kind,
    'reader@example.com',
    language,
    templates[kind][language](createValues(content)[kind]),
  );
}

/** Extracts element names and decoded text, as a browser parses them. */
function parseHtml(html: string): { tags: string[]; text: string } {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return {
    tags: [...html.matchAll(/<\/?([a-z0-9!]+)/gi)].map(([, name = '']) => name.toLowerCase()),
    text: html
      .replace(/<[^>]*>/g, '')
      .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? ''),
  };
}

describe('e-mail templates', () => {
  it('escape hostile names and e-mails in every template and language', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1 }),
      fc.constantFrom(
        '<script>alert(1)</script>',
        '"><img src=x onerror=alert(1)>',
        "javascript:alert('1')",
        '&lt;b&gt; &amp; </title></body><svg onload=alert(1)>',
        '\u202Egnp.exe\u0000\r\nBcc: all@people.example',
      ),
    );
    fc.assert(
      fc.property(
        hostile,
        fc.constantFrom(...kinds),
        fc.constantFrom(...languages),
        (content, kind, language) => {
          const email = renderEmail(kind, language, content);
          const plainEmail = renderEmail(kind, language, 'x');
          expect(parseHtml(email.html).tags).toEqual(parseHtml(plainEmail.html).tags);
          expect(email.subject).not.toMatch(/[\p{Cc}\u202a-\u202e]/u);
          expect(email.text.replace(/\n/g, '')).not.toMatch(/[\p{Cc}\u202a-\u202e]/u);
          const visibleContent = content.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '');
          // Some templates contain no input.
          const hasInput = plainEmail.html !== renderEmail(kind, language, 'y').html;
          if (hasInput && visibleContent === content) expect(parseHtml(email.html).text).toContain(content);
        },
      ),
      { numRuns: 200 },
    );
  }, 30_000);

  it.each(languages)('mention the revoked API token after a password change, in %s', (language) => {
    const { link, email } = createValues('x@y.example')['password-changed'];
    const renderText = (hadToken: boolean) =>
      templates['password-changed'][language]({ email, link, hadToken }).lines.join();
    expect(renderText(true)).toMatch(/API/);
    expect(renderText(false)).not.toMatch(/API/);
  });

  it.each(kinds)('render %s in both languages with the same link', (kind) => {
    const [english, russian] = [
      renderEmail(kind, 'en', 'x@y.example'),
      renderEmail(kind, 'ru', 'x@y.example'),
    ];
    expect(english.text).not.toMatch(/[а-яё]/i);
    expect(russian.subject).toMatch(/[а-яё]/i);
    expect(russian.text).toMatch(/[а-яё]/i);
    expect(russian.link).toBe(english.link);
    if (english.link) expect(english.text).toContain(english.link);
    for (const { subject } of [english, russian]) expect(subject).not.toMatch(/[.!]$/);
  });
});
