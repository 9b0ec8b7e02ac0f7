import type { Language, Localised } from '../language/localised.js';

/** A legal page. Its text is in `client/legal/<language>/<slug>.md`. */
export interface LegalPage {
  /** Address `/slug` in the user's language, `/en/slug` and `/ru/slug`. */
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

/** All legal pages in order. */
export const legalPages = [agreement, privacy, partner, cookies] as const satisfies readonly LegalPage[];

export type LegalSlug = (typeof legalPages)[number]['slug'];

/** Address of a legal page in a language. */
export function legalPath(slug: LegalSlug, language: Language): string {
  return `/${language}/${slug}`;
}

/** All addresses of legal pages. */
export const legalPaths: readonly string[] = legalPages.flatMap(({ slug }) => [
  `/${slug}`,
  `/en/${slug}`,
  `/ru/${slug}`,
]);

/** Placeholders in the texts, such as `{{operator}}`. */
export const legalPlaceholders = [
  'operator',
  'contact',
  'billDays',
  'share',
  'leastWithdrawal',
  'leastPayers',
  'linkMonths',
] as const;

/** Default values for unconfigured placeholders. */
export const legalDefaults = {
  operator: { en: 'the owner of this server', ru: 'владелец этого сервера' },
  contact: { en: 'the administrator of this server', ru: 'администратору этого сервера' },
} as const satisfies Record<string, Localised>;

export type LegalPlaceholder = (typeof legalPlaceholders)[number];
