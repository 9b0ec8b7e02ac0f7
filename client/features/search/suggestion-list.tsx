import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SiteIcon } from '../../components/ui/site-icon.js';
import { useFormat } from '../../i18n/use-format.js';
import styles from './suggestion-list.module.css';
import type { Suggestion } from '../../graphql/use-suggestions.js';

interface SuggestionListProps {
  id: string;
  typed: string;
  suggestions: readonly Suggestion[];
  /** Index of the suggestion that the arrows stand on, -1 for none. */
  active: number;
  onChoose: (suggestion: Suggestion) => void;
}

/** Suggestions under the search field: domains, then keywords. */
export function SuggestionList({ id, typed, suggestions, active, onChoose }: SuggestionListProps) {
  const { t } = useTranslation();
  const groups = [
    { kind: 'domain', title: t('search.domains') },
    { kind: 'keyword', title: t('search.keywords') },
  ] as const;
  return (
    <div className={styles.list} role="listbox" id={id} aria-label={t('search.suggestions')}>
      {groups.map(({ kind, title }) => {
        const items = suggestions.filter((suggestion) => suggestion.kind === kind);
        if (items.length === 0) return null;
        return (
          <div key={kind} role="group" aria-label={title}>
            <div className={styles.title} aria-hidden="true">
              {title}
            </div>
            {items.map((suggestion) => {
              const index = suggestions.indexOf(suggestion);
              return (
                <SuggestionOption
                  key={suggestion.text}
                  id={`${id}-${index}`}
                  suggestion={suggestion}
                  typed={typed}
                  isActive={index === active}
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
  suggestion: Suggestion;
  typed: string;
  isActive: boolean;
  onChoose: (suggestion: Suggestion) => void;
}

function SuggestionOption({ id, suggestion, typed, isActive, onChoose }: SuggestionOptionProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const isDomain = suggestion.kind === 'domain';
  const shown = format.integer(suggestion.volume);
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.option}
      // Before the field loses its focus, so that the list is still there when the click comes.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(suggestion)}
    >
      {isDomain ? <SiteIcon domain={suggestion.text} /> : <IconSearch aria-hidden="true" />}
      <span className={styles.text}>
        <Matched text={suggestion.text} typed={typed} />
      </span>
      <span className={styles.fact}>
        {isDomain
          ? t('search.keywordCount', { count: suggestion.volume, shown })
          : t('search.aMonth', { shown })}
      </span>
    </div>
  );
}

/** The text with what was typed in bold. */
function Matched({ text, typed }: { text: string; typed: string }) {
  const at = text.toLowerCase().indexOf(typed.trim().toLowerCase());
  if (at < 0 || typed.trim() === '') return text;
  const end = at + typed.trim().length;
  return (
    <>
      {text.slice(0, at)}
      <b>{text.slice(at, end)}</b>
      {text.slice(end)}
    </>
  );
}
