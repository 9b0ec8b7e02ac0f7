import { type LegalPlaceholder, legalPlaceholders } from '../../../server/contract/legal-pages.js';

/** A text with what the server says of itself in its places; values are text, only the e-mail becomes a link. */
export function filledText(
  html: string,
  values: Readonly<Record<LegalPlaceholder, string>>,
  email: string | null,
): string {
  return html.replace(/\{\{(\w+)\}\}/g, (full, name: string) => {
    const place = legalPlaceholders.find((one) => one === name);
    if (place === undefined) return full;
    if (place !== 'contact' || email === null) return escaped(values[place]);
    return `<a href="mailto:${escaped(email)}">${escaped(email)}</a>`;
  });
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
