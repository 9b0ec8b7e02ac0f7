import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.js';
import type { ComparedPart } from './compared-parts.js';

/** Describes a part: the keyword count, the domains that have the keywords and those that lack them. */
export function usePartName(names: readonly string[]): (part: ComparedPart) => string {
  const { t } = useTranslation('comparison');
  const { integer, language } = useFormat();
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return ({ domains, keywords }) => {
    const has = list.format(names.filter((_, at) => domains.includes(at + 1)));
    const remaining = names.filter((_, at) => !domains.includes(at + 1));
    if (remaining.length === 0) return t('partOf', { count: keywords, keywords: integer(keywords), has });
    return t('partWithout', {
      count: keywords,
      keywords: integer(keywords),
      has,
      lacks: list.format(remaining),
    });
  };
}
