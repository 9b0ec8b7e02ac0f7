import type { Language, Localised } from './localised.js';

/** A page that says by what rules the service is used. Its text stands in `client/legal/<language>/<slug>.md`. */
export interface LegalPage {
  /** The address: `/slug` in the reader's language, `/en/slug` and `/ru/slug` in that one. */
  slug: string;
  title: Localised;
}

const agreement = {
  slug: 'legal_agreement',
  title: { en: 'User agreement', ru: 'Пользовательское соглашение' },
} as const;

const privacy = {
  slug: 'legal_privacy',
  title: { en: 'Privacy policy', ru: 'Политика конфиденциальности' },
} as const;

const partner = {
  slug: 'legal_partner',
  title: { en: 'Affiliate programme terms', ru: 'Условия партнёрской программы' },
} as const;

const cookies = { slug: 'cookie-law', title: { en: 'Cookies', ru: 'Файлы cookie' } } as const;

/** Every page of the kind, in the order in which they are listed. */
export const legalPages = [agreement, privacy, partner, cookies] as const satisfies readonly LegalPage[];

export type LegalSlug = (typeof legalPages)[number]['slug'];

/** Where a page is read in a language. */
export function legalPath(slug: LegalSlug, language: Language): string {
  return `/${language}/${slug}`;
}

/** Every address of theirs. */
export const legalAddresses: readonly string[] = legalPages.flatMap(({ slug }) => [
  `/${slug}`,
  `/en/${slug}`,
  `/ru/${slug}`,
]);

/** What the texts leave open for the server to say, as `{{operator}}`. */
export const legalPlaceholders = [
  'operator',
  'contact',
  'billDays',
  'share',
  'leastWithdrawal',
  'leastPayers',
  'linkMonths',
] as const;

/** In the places of what is not set on a server. */
export const legalDefaults = {
  operator: { en: 'the owner of this server', ru: 'владелец этого сервера' },
  contact: { en: 'the administrator of this server', ru: 'администратору этого сервера' },
} as const satisfies Record<string, Localised>;

export type LegalPlaceholder = (typeof legalPlaceholders)[number];
