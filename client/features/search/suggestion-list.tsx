import { IconFileText, IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SiteIcon } from '../../components/ui/site-icon.js';
import { useFormat } from '../../i18n/use-format.js';
import styles from './suggestion-list.module.css';
import type { SearchOption } from './interpretations.js';

interface SuggestionListProps {
  id: string;
  typed: string;
  options: readonly SearchOption[];
  /** Index of the active option, or -1. */
  activeIndex: number;
  onChoose: (option: SearchOption) => void;
}

/** Suggestions below the search field, domains first. */
export function SuggestionList({ id, typed, options, activeIndex, onChoose }: SuggestionListProps) {
  const { t } = useTranslation();
  const groups = [
    { kind: 'domain', title: t('search.domains') },
    { kind: 'keyword', title: t('search.keywords') },
    { kind: 'page', title: t('search.pages') },
  ] as const;
  return (
    <div className={styles.list} role="listbox" id={id} aria-label={t('search.suggestions')}>
      {groups.map(({ kind, title }) => {
        const items = options.filter((option) => option.kind === kind);
        if (items.length === 0) return null;
        return (
          <div key={kind} role="group" aria-label={title}>
            <div className={styles.title} aria-hidden="true">
              {title}
            </div>
            {items.map((option) => {
              const index = options.indexOf(option);
              return (
                <SuggestionOption
                  key={option.to ?? option.text}
                  id={`${id}-${index}`}
                  option={option}
                  typed={typed}
                  isActive={index === activeIndex}
                  onChoose={onChoose}
                />
              );
            })}
          </div>
        );
      })}
    </div>
  );
}

interface SuggestionOptionProps {
  id: string;
  option: SearchOption;
  typed: string;
  isActive: boolean;
  onChoose: (option: SearchOption) => void;
}

function SuggestionOption({ id, option, typed, isActive, onChoose }: SuggestionOptionProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.option}
      // Keeps the focus in the field, so that the list is not closed before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(option)}
    >
      <OptionIcon option={option} />
      <span className={styles.text}>
        <HighlightedText text={option.text} typed={typed} />
      </span>
      <span className={styles.fact}>
        <OptionFact option={option} />
      </span>
    </div>
  );
}

function OptionIcon({ option: { kind, text } }: Pick<SuggestionOptionProps, 'option'>) {
  if (kind === 'domain') return <SiteIcon domain={text} />;
  return kind === 'page' ? <IconFileText aria-hidden="true" /> : <IconSearch aria-hidden="true" />;
}

/** Number of keywords of a domain or volume of a keyword; without it, how the query is interpreted. */
function OptionFact({ option: { kind, volume, wsRange = '' } }: Pick<SuggestionOptionProps, 'option'>) {
  const { t } = useTranslation();
  const format = useFormat();
  if (kind === 'page') return null;
  if (volume === undefined) return t(kind === 'domain' ? 'search.asDomain' : 'search.asKeyword');
  return kind === 'domain'
    ? t('search.keywordCount', { count: volume, formatted: format.integer(volume) })
    : t('search.aMonth', { formatted: format.volume({ ws: volume, wsRange }) });
}

/** Text with the query in bold. */
function HighlightedText({ text, typed }: { text: string; typed: string }) {
  const matchIndex = text.toLowerCase().indexOf(typed.trim().toLowerCase());
  if (matchIndex < 0 || typed.trim() === '') return text;
  const end = matchIndex + typed.trim().length;
  return (
    <>
      {text.slice(0, matchIndex)}
      <b>{text.slice(matchIndex, end)}</b>
      {text.slice(end)}
    </>
  );
}
