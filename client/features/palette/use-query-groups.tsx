import { readablePath } from '../../../server/contract/formatting/readable-path.js';
import { IconArrowRight, IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SiteIcon } from '../../components/ui/site-icon.js';
import { useBaseCode } from '../../graphql/databases/use-base.js';
import { useFirstPartyReports } from '../../graphql/databases/use-first-party-reports.js';
import { useFormat } from '../../i18n/use-format.js';
import { type Subject, parseSubject, isHost } from '../../lib/text/subject.js';
import { buildTabs } from '../../addresses/report-tabs.js';
import { subjectPath } from '../../addresses/subject-path.js';
import { usePageName } from '../../i18n/use-page-name.js';
import { subjectName } from '../../addresses/page-subject.js';
import { reportPath } from '../../addresses/report-path.js';
import { type Suggestion, type Suggestions, useSuggestions } from '../../graphql/use-suggestions.js';
import type { PaletteGroup, PaletteItem } from './palette-item.js';
import { usePinnedDomains, useRecentReports } from '../../lib/storage/recent-reports.js';

/** Commands that open the query as a domain, page or keyword, and suggestions from the database. */
interface QueryGroups {
  /** Reports of the typed domain or page, unless the database does not contain it. */
  subject: PaletteGroup[];
  /** Domains that start with the query. */
  domains: PaletteGroup[];
  /** Keyword search for the query, and keywords that start with it. */
  keywords: PaletteGroup[];
  /** True while suggestions are loading. */
  isPending: boolean;
}

/** Interprets the query as a subject and reuses the suggestions of the header search. */
export function useQueryGroups(query: string): QueryGroups {
  const { t } = useTranslation('palette');
  const base = useBaseCode();
  const subject = parseSubject(query);
  const suggestions = useSuggestions(query, base);
  const matchingDomains = useMatchingDomains(query, suggestions);
  const subjectItems = useSubjectItems(subject, suggestions, base);
  const keywordSearchItems = useKeywordSearchItems(query, base);
  const suggestionItem = useSuggestionItem(base);
  const name = subject?.kind === 'keyword' ? undefined : subject?.domain;
  const domains = matchingDomains.filter(({ text }) => text !== name).map(suggestionItem);
  const keywords = suggestions.suggestions.filter(({ kind }) => kind === 'keyword').map(suggestionItem);
  const group = (id: string, title: string, items: PaletteItem[]) =>
    items.length > 0 ? [{ id, title, items }] : [];
  return {
    subject: group('open', t('group.open'), subjectItems),
    domains: group('domain', t('group.domains'), domains),
    keywords: group('keyword', t('group.keywords'), [...keywords, ...keywordSearchItems]),
    isPending: suggestions.isPending,
  };
}

type SuggestedSubject = Pick<Suggestion, 'text' | 'kind'> & Partial<Pick<Suggestion, 'volume' | 'wsRange'>>;

/** Pinned and recent domains that start with the query, then suggestions from the database. */
function useMatchingDomains(query: string, { suggestions }: Suggestions): SuggestedSubject[] {
  const savedDomains = useSavedDomains(query);
  const suggestedDomains = suggestions.filter(({ kind }) => kind === 'domain');
  const otherSavedDomains = savedDomains.filter(
    (domain) => !suggestedDomains.some(({ text }) => text === domain),
  );
  return [...otherSavedDomains.map((text) => ({ text, kind: 'domain' as const })), ...suggestedDomains];
}

function useSubjectItems(
  subject: Subject | undefined,
  { suggestions, isPending, isFailed }: Suggestions,
  base: string | undefined,
): PaletteItem[] {
  const { t } = useTranslation('palette');
  const pageName = usePageName();
  const firstPartyReports = useFirstPartyReports();
  if (!subject || subject.kind === 'keyword') return [];
  const { domain } = subject;
  const isInDatabase = suggestions.some(({ kind, text }) => kind === 'domain' && text === domain);
  if (!isInDatabase && !isPending && !isFailed) return [];
  const domainTabs = buildTabs({ kind: 'domain', domain }, base, firstPartyReports(subject));
  return [
    {
      id: 'open-domain',
      title: t(subject.kind === 'page' ? 'openPage' : 'openDomain', {
        name: readablePath(subjectName(subject)),
      }),
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

/** Keyword search accepts any text; suggestions decide whether a report exists. */
function useKeywordSearchItems(query: string, base: string | undefined): PaletteItem[] {
  const { t } = useTranslation('palette');
  const name = query.trim().replace(/\s+/g, ' ');
  if (name === '') return [];
  return [
    {
      id: 'find-keyword',
      title: t('findKeyword', { name }),
      icon: <IconSearch aria-hidden="true" />,
      to: reportPath('keyword-search', { phrases: name }, base),
    },
  ];
}

function useSuggestionItem(base: string | undefined): (suggestion: SuggestedSubject) => PaletteItem {
  const { t } = useTranslation();
  const format = useFormat();
  return ({ text, kind, volume, wsRange = '' }) => {
    const isDomain = kind === 'domain';
    const subject: Subject = isDomain ? { kind: 'domain', domain: text } : { kind: 'keyword', keyword: text };
    const volumeText = (value: number) =>
      isDomain
        ? t('search.keywordCount', { count: value, formatted: format.integer(value) })
        : t('search.aMonth', { formatted: format.volume({ ws: value, wsRange }) });
    return {
      id: `suggested-${kind}-${text}`,
      title: text,
      icon: isDomain ? <SiteIcon domain={text} /> : <IconSearch aria-hidden="true" />,
      detail: volume === undefined ? undefined : volumeText(volume),
      to: subjectPath(subject, base),
    };
  };
}

/** Distinct pinned and recent domains that start with the query. */
function useSavedDomains(query: string): string[] {
  const { pinned } = usePinnedDomains();
  const recent = useRecentReports();
  const prefix = query.trim().toLowerCase();
  const names = [...pinned.map(({ domain }) => domain), ...recent.map(({ subject }) => subject)];
  return [...new Set(names)].filter((name) => isHost(name) && name.startsWith(prefix));
}
