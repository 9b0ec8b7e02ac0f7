import { use } from 'react';
import type { Language } from '../../../server/contract/localised.js';
import type { HelpTexts } from './by-slug.js';
import { textsOf } from './texts-of-language.js';

/** The texts of the help in a language; the page waits in outline until they have come. */
export function useHelpTexts(language: Language): HelpTexts {
  return use(textsOf(language));
}
