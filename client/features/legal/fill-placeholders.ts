import { type LegalPlaceholder, legalPlaceholders } from '../../../server/contract/legal-pages.js';

/** Replaces `{{placeholders}}` in a legal text. Values are HTML-escaped; the email address becomes a link. */
export function fillPlaceholders(
  html: string,
  values: Readonly<Record<LegalPlaceholder, string>>,
  email: string | null,
): string {
  return html.replace(/\{\{(\w+)\}\}/g, (full, name: string) => {
    const placeholder = legalPlaceholders.find((one) => one === name);
    if (placeholder === undefined) return full;
    if (placeholder !== 'contact' || email === null) return escapeHtml(values[placeholder]);
    return `<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`;
  });
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
