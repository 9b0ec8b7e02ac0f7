import type { HelpText } from '../../help-texts.js';
import { bySlug } from './by-slug.js';

/** The help in English. */
export const messages = bySlug(
  import.meta.glob<HelpText>('../../help/en/*.md', { eager: true, import: 'default' }),
);
