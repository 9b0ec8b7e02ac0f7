import { use } from 'react';
import type { LegalSlug } from '../../../server/contract/legal-pages.js';
import type { Language } from '../../../server/contract/localised.js';

/** The texts by their files, each loaded by itself. */
const textLoaders = import.meta.glob<string>('../../legal/*/*.md', { import: 'default' });

const pendingTexts = new Map<string, Promise<string>>();

/** The text of a legal page as HTML with placeholders; the page waits in outline until it has come. */
export function useLegalText(slug: LegalSlug, language: Language): string {
  const file = `../../legal/${language}/${slug}.md`;
  const text = pendingTexts.get(file) ?? textLoaders[file]?.() ?? Promise.resolve('');
  pendingTexts.set(file, text);
  return use(text);
}
