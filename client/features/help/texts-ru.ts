import type { HelpText } from '../../help-texts.js';
import { bySlug } from './by-slug.js';

/** The help in Russian. */
export const messages = bySlug(
  import.meta.glob<HelpText>('../../help/ru/*.md', { eager: true, import: 'default' }),
);
