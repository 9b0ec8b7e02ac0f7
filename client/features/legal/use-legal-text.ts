import { use } from 'react';
import type { LegalSlug } from '../../../server/contract/legal-pages.js';
import type { Language } from '../../../server/contract/localised.js';

/** One lazy chunk per legal text. */
const textLoaders = import.meta.glob<string>('../../legal/*/*.md', { import: 'default' });

const textPromises = new Map<string, Promise<string>>();

/** Suspends until the legal text is loaded. Returns HTML with placeholders. */
export function useLegalText(slug: LegalSlug, language: Language): string {
  const file = `../../legal/${language}/${slug}.md`;
  const text = textPromises.get(file) ?? textLoaders[file]?.() ?? Promise.resolve('');
  textPromises.set(file, text);
  return use(text);
}
