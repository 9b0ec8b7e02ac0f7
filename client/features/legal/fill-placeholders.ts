import { type LegalPlaceholder, legalPlaceholders } from '../../../server/contract/pages/legal-pages.js';

/** Replaces `{{placeholders}}` in a legal text. Values are HTML-escaped; the e-mail address becomes a link. */
export function fillPlaceholders(
  html: string,
  values: Readonly<Record<LegalPlaceholder, string>>,
  email: string | null,
): string {
  return html.replace(/\{\{(\w+)\}\}/g, (match, name: string) => {
    const placeholder = legalPlaceholders.find((candidate) => candidate === name);
    if (placeholder === undefined) return match;
    if (placeholder !== 'contact' || email === null) return escapeHtml(values[placeholder]);
    return `<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`;
  });
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
