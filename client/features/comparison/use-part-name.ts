import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.js';
import type { ComparedPart } from './compared-parts.js';

/** Describes a part: the keyword count, the domains that have the keywords and those that lack them. */
export function usePartFormatter(names: readonly string[]): (part: ComparedPart) => string {
  const { t } = useTranslation('comparison');
  const { integer, language } = useFormat();
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return ({ domains, keywords }) => {
    const includedNames = list.format(names.filter((_, index) => domains.includes(index + 1)));
    const excludedNames = names.filter((_, index) => !domains.includes(index + 1));
    if (excludedNames.length === 0) {
      return t('partOf', { count: keywords, keywords: integer(keywords), has: includedNames });
    }
    return t('partWithout', {
      count: keywords,
      keywords: integer(keywords),
      has: includedNames,
      lacks: list.format(excludedNames),
    });
  };
}
