import type { Language } from '../../contract/language/localised.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PlanId } from '../../config/plans.js';
import { renderTemplate } from './email-renderer.js';
import type { MailKind } from './queued-mail.js';
import { createSampleValues, mailKinds, renderSampleEmail } from './sample-emails.js';
import { templates, type TemplateValues } from './templates.js';

const settings = {
  publicUrl: 'https://here.example',
  freeTrial: { days: 14, plan: PlanId.Professional },
};
const languages: readonly Language[] = ['en', 'ru'];

/** Renders a template with its sample values, in which `content` replaces all texts. */
function renderWith<Kind extends MailKind>(kind: Kind, language: Language, content: string) {
  const values = Object.entries(createSampleValues(language, settings)[kind]).map(([name, value]) => [
    name,
    typeof value === 'string' && name !== 'link' ? content : (value as unknown),
  ]);
  return renderTemplate(
    kind,
    { email: 'reader@example.com', language },
    Object.fromEntries(values) as TemplateValues[Kind],
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
        fc.constantFrom(...mailKinds),
        fc.constantFrom(...languages),
        (content, kind, language) => {
          const email = renderWith(kind, language, content);
          const plainEmail = renderWith(kind, language, 'x');
          expect(parseHtml(email.html).tags).toEqual(parseHtml(plainEmail.html).tags);
          expect(email.subject).not.toMatch(/[\p{Cc}\u202a-\u202e]/u);
          expect(email.text.replace(/\n/g, '')).not.toMatch(/[\p{Cc}\u202a-\u202e]/u);
          const visibleContent = content.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '');
          // Some templates contain no input.
          const hasInput = plainEmail.html !== renderWith(kind, language, 'y').html;
          if (hasInput && visibleContent === content) expect(parseHtml(email.html).text).toContain(content);
        },
      ),
      { numRuns: 200 },
    );
  }, 30_000);

  it.each(languages)('mention the revoked API token after a password change, in %s', (language) => {
    const values = createSampleValues(language, settings)['password-changed'];
    const renderText = (hadToken: boolean) =>
      templates['password-changed'][language]({ ...values, hadToken }).lines.join();
    expect(renderText(true)).toMatch(/API/);
    expect(renderText(false)).not.toMatch(/API/);
  });

  it('show the free days that the operator has set', () => {
    const { text } = renderSampleEmail('demo-confirmation', 'en', settings);
    expect(text).toMatch(/14 .*Professional|Professional.* 14/s);
    const withoutFreeDays = { ...settings, freeTrial: { ...settings.freeTrial, days: 0 } };
    expect(renderSampleEmail('demo-confirmation', 'en', withoutFreeDays).text).not.toContain('0 free days');
  });

  it.each(mailKinds)('render %s in both languages with the same link', (kind) => {
    const [english, russian] = [
      renderSampleEmail(kind, 'en', settings),
      renderSampleEmail(kind, 'ru', settings),
    ];
    expect(english.text).not.toMatch(/[а-яё]/i);
    expect(russian.subject).toMatch(/[а-яё]/i);
    expect(russian.text).toMatch(/[а-яё]/i);
    expect(russian.link).toBe(english.link?.replace('/en/', '/ru/'));
    if (english.link) expect(english.text).toContain(english.link);
    for (const { subject } of [english, russian]) expect(subject).not.toMatch(/[.!]$/);
  });

  it.each(mailKinds)('lay %s out in tables, with the same texts in HTML as in plain text', (kind) => {
    for (const language of languages) {
      const { html, text, subject } = renderSampleEmail(kind, language, settings);
      const { tags, text: visibleText } = parseHtml(html);
      expect(tags).not.toContain('div');
      expect(tags.filter((tag) => tag === 'table').length).toBeGreaterThanOrEqual(4);
      for (const part of [subject, ...text.split(/\n+|:\n/)].filter((line) => line !== '' && line !== '--')) {
        expect(visibleText, kind).toContain(part.replace(/:$/, ''));
      }
      expect(html).not.toMatch(/undefined|null|NaN/);
      expect(text).not.toMatch(/undefined|null|NaN/);
    }
  });
});
