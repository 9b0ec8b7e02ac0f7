import type { Language } from '../../contract/language/localised.js';

/** Content of an e-mail in one language, as plain text without markup. */
export interface EmailContent {
  subject: string;
  /** Paragraphs. */
  lines: readonly string[];
  /** Call to action. */
  action?: { label: string; link: string };
  /** Paragraphs below the action. */
  notes?: readonly string[];
}

/** A rendered e-mail. */
export interface EmailMessage {
  /** Template name, such as `password-reset`. */
  template: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** URL of the action. */
  link: string | undefined;
}

const footers: Readonly<Record<Language, string>> = {
  en: 'Rivalscope. This e-mail was sent automatically, replies are not read.',
  ru: 'Rivalscope. Письмо отправлено автоматически, ответы на него не читаются.',
};

/** Renders the content as plain text and as HTML with all values escaped. */
export function composeEmail(
  template: string,
  to: string,
  language: Language,
  content: EmailContent,
): EmailMessage {
  return {
    template,
    to,
    subject: toSingleLine(content.subject),
    text: renderPlainText(content, language),
    html: renderHtml(content, language),
    link: content.action?.link,
  };
}

function renderPlainText({ lines, action, notes = [] }: EmailContent, language: Language): string {
  const parts = [...lines, ...(action ? [`${action.label}:\n${action.link}`] : []), ...notes];
  return `${parts.map(stripControlCharacters).join('\n\n')}\n\n--\n${footers[language]}\n`;
}

function renderHtml({ subject, lines, action, notes = [] }: EmailContent, language: Language): string {
  const paragraph = (line: string) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`;
  const button = action
    ? `<p style="margin:0 0 16px"><a href="${escapeHtml(action.link)}" style="display:inline-block;padding:8px 16px;border-radius:4px;background:#0a6c8a;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#52616b;word-break:break-all">${escapeHtml(action.link)}</p>`
    : '';
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f4f6f7;color:#102028;font:15px/22px 'Source Sans 3',system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px;border-radius:6px;background:#ffffff">
<p style="margin:0 0 20px;padding:0 0 12px;border-bottom:1px solid #dfe5e8;color:#0a6c8a;font-size:18px;font-weight:700">Rivalscope</p>
${lines.map(paragraph).join('\n')}
${button}
${notes.map(paragraph).join('\n')}
<p style="margin:24px 0 0;font-size:13px;color:#52616b">${footers[language]}</p>
</div></body></html>
`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML content and quoted attributes. */
function escapeHtml(text: string): string {
  return stripControlCharacters(text).replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Removes control characters and bidirectional formatting characters. */
function stripControlCharacters(text: string): string {
  return text.replace(/[^\P{Cc}\n]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '');
}

function toSingleLine(text: string): string {
  return stripControlCharacters(text).replace(/\s+/g, ' ').trim().slice(0, 200);
}
