import { colours } from '../../contract/appearance/colours.js';
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

const {
  bg: pageColor,
  surface: cardColor,
  line: lineColor,
  t1: textColor,
  t3: quietColor,
  accent: accentColor,
  'on-accent': buttonTextColor,
} = colours.light;

const fontFamily = "'Source Sans 3','Segoe UI',Roboto,Arial,sans-serif";

/** Attributes of a layout table, which screen readers ignore. */
const layoutTable = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** The layout of all e-mails: tables and inline styles, because e-mail programs ignore most of CSS. */
function renderHtml({ subject, lines, action, notes = [] }: EmailContent, language: Language): string {
  const title = escapeHtml(toSingleLine(subject));
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${title}</title></head>
<body style="margin:0;padding:0;background:${pageColor}">
<table ${layoutTable} width="100%" style="background:${pageColor}"><tr><td align="center" style="padding:24px 12px">
<table ${layoutTable} width="560" style="width:100%;max-width:560px;background:${cardColor};border:1px solid ${lineColor};border-top:4px solid ${accentColor};border-radius:6px">
<tr><td style="padding:16px 24px;border-bottom:1px solid ${lineColor};color:${accentColor};font:700 18px/24px ${fontFamily}">Rivalscope</td></tr>
<tr><td style="padding:24px 24px 8px;color:${textColor};font:15px/22px ${fontFamily};overflow-wrap:anywhere">
<h1 style="margin:0 0 16px;font:600 20px/26px ${fontFamily}">${title}</h1>
${lines.map((line) => renderParagraph(line)).join('\n')}
${action ? renderButton(action) : ''}
${notes.map((line) => renderParagraph(line, `color:${quietColor};font-size:13px;line-height:20px`)).join('\n')}
</td></tr>
<tr><td style="padding:12px 24px;border-top:1px solid ${lineColor};color:${quietColor};font:13px/18px ${fontFamily}">${footers[language]}</td></tr>
</table>
</td></tr></table>
</body></html>
`;
}

function renderParagraph(line: string, style = ''): string {
  return `<p style="margin:0 0 16px;${style}">${escapeHtml(line)}</p>`;
}

/** A button and its address, for programs that do not follow links. The table gives the button its size in Outlook. */
function renderButton({ label, link }: NonNullable<EmailContent['action']>): string {
  const href = escapeHtml(link);
  return `<table ${layoutTable} style="margin:0 0 16px"><tr><td bgcolor="${accentColor}" style="border-radius:4px"><a href="${href}" style="display:inline-block;padding:9px 18px;color:${buttonTextColor};font:600 15px/20px ${fontFamily};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>
${renderParagraph(link, `color:${quietColor};font-size:13px;line-height:18px;word-break:break-all`)}`;
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
