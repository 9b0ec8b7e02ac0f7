import { IconArrowRight, IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SiteIcon } from '../../components/ui/site-icon.js';
import { useBaseCode } from '../../graphql/use-base.js';
import { useFormat } from '../../i18n/use-format.js';
import { type Subject, subjectOf } from '../../lib/subject.js';
import { tabsOf } from '../../addresses/report-tabs.js';
import { subjectPath } from '../../addresses/subject-path.js';
import { usePageName } from '../../i18n/use-page-name.js';
import { subjectName } from '../../addresses/page-subject.js';
import { reportPath } from '../../addresses/report-path.js';
import { type Suggestion, useSuggestions } from '../../graphql/use-suggestions.js';
import type { PaletteGroup, PaletteItem } from './palette-item.js';

/** What the typed text opens as a domain, a page or a keyword, and what the database suggests for it. */
interface TypedGroups {
  subject: Subject | undefined;
  open: PaletteGroup[];
  suggested: PaletteGroup[];
}

/** Reads what is typed as something to open; the suggestions are those of the header's search. */
export function useTypedGroups(typed: string): TypedGroups {
  const { t } = useTranslation('palette');
  const base = useBaseCode();
  const subject = subjectOf(typed);
  const suggestions = useSuggestions(typed, base);
  const openItems = useOpenItems(subject, base);
  const suggestionItem = useSuggestionItem(base);
  const known = suggestions.filter(({ text }) => !subject || text !== subjectName(subject));
  const suggested = (['domain', 'keyword'] as const).flatMap((kind) => {
    const items = known.filter((suggestion) => suggestion.kind === kind).map(suggestionItem);
    return items.length > 0 ? [{ id: kind, title: t(`group.${kind}s`), items }] : [];
  });
  return {
    subject,
    open: openItems.length > 0 ? [{ id: 'open', title: t('group.open'), items: openItems }] : [],
    suggested,
  };
}

function useOpenItems(subject: Subject | undefined, base: string | undefined): PaletteItem[] {
  const { t } = useTranslation('palette');
  const pageName = usePageName();
  if (!subject) return [];
  const name = subjectName(subject);
  if (subject.kind === 'keyword') {
    return [
      {
        id: 'open-keyword',
        title: t('openKeyword', { name }),
        icon: <IconSearch aria-hidden="true" />,
        to: subjectPath(subject, base),
      },
      {
        id: 'find-keyword',
        title: t('findKeyword', { name }),
        icon: <IconSearch aria-hidden="true" />,
        to: reportPath('keyword-search', { phrases: name }, base),
      },
    ];
  }
  const { domain } = subject;
  const domainTabs = tabsOf({ kind: 'domain', domain }, base);
  return [
    {
      id: 'open-domain',
      title: t(subject.kind === 'page' ? 'openPage' : 'openDomain', { name }),
      icon: <SiteIcon domain={domain} />,
      to: subjectPath(subject, base),
    },
    ...domainTabs.slice(1).map((tab) => ({
      id: `open${tab.page.route}`,
      title: `${domain} · ${pageName(tab.page)}`,
      icon: <IconArrowRight aria-hidden="true" />,
      to: tab.to,
    })),
  ];
}

function useSuggestionItem(base: string | undefined): (suggestion: Suggestion) => PaletteItem {
  const { t } = useTranslation();
  const format = useFormat();
  return ({ text, kind, volume }) => {
    const isDomain = kind === 'domain';
    const shown = format.integer(volume);
    const subject: Subject = isDomain ? { kind: 'domain', domain: text } : { kind: 'keyword', keyword: text };
    return {
      id: `suggested-${kind}-${text}`,
      title: text,
      icon: isDomain ? <SiteIcon domain={text} /> : <IconSearch aria-hidden="true" />,
      detail: isDomain ? t('search.keywordCount', { count: volume, shown }) : t('search.aMonth', { shown }),
      to: subjectPath(subject, base),
    };
  };
}
