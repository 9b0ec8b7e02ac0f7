import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isVisible } from '../../lib/keyboard/editable-target.js';
import { getPage } from '../../addresses/catalogue.js';
import { useShortcut } from '../../lib/keyboard/shortcuts.js';
import type { SearchOption } from './interpretations.js';
import styles from './search-field.module.css';
import { useSearchField } from './use-search-field.js';

// Suggestions arrive half a second after the first key, so the list can load lazily.
const loadList = () => import('./suggestion-list.js');
const SuggestionList = lazy(async () => ({ default: (await loadList()).SuggestionList }));

interface SearchFieldProps {
  /** Database selector at the left end. */
  database: ReactNode;
  /** Database code for the suggestions. */
  base?: string;
  /** Subject of the current page as the initial text. */
  initial?: string;
  /** Home page variant: 46 px high, with a button. */
  large?: boolean;
  autoFocus?: boolean;
  /** `phrase` searches words: it offers no suggestions and opens no report. */
  kind?: 'subject' | 'phrase';
  placeholder?: string;
  /** Example domain for the placeholder. */
  example?: string;
  submitLabel?: string;
  /** Opens the typed or selected text. `kind` is set for a selected option. */
  onOpen: (text: string, kind?: SearchOption['kind']) => void;
}

/** Database selector and search combobox in one field. The `/` shortcut focuses it. */
export function SearchField({
  database,
  base,
  initial = '',
  large = false,
  autoFocus = false,
  kind = 'subject',
  placeholder,
  example,
  submitLabel,
  onOpen,
}: SearchFieldProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const field = useSearchField({ initial, base, hasSuggestions: kind === 'subject', onOpen });
  const hint =
    placeholder ?? (example ? t('search.placeholderLarge', { domain: example }) : t('search.placeholder'));
  useShortcut(
    'search',
    () => {
      input.current?.focus();
      input.current?.select();
    },
    () => isVisible(input.current),
  );
  return (
    <form
      className={`${styles.field} ${large ? styles.large : ''}`}
      role="search"
      data-tour="search"
      action={getPage('domain-summary').route}
      onSubmit={(event) => {
        event.preventDefault();
        input.current?.blur();
        field.open();
      }}
    >
      {database}
      <div className={styles.inside}>
        <input
          ref={input}
          className={styles.input}
          name="domain"
          type="text"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          autoFocus={autoFocus}
          maxLength={2048}
          placeholder={hint}
          aria-label={placeholder ?? t('search.label')}
          onInput={() => void loadList()}
          {...field.inputProps}
        />
        {large ? null : (
          <kbd className={styles.key} aria-hidden="true">
            /
          </kbd>
        )}
        {field.isOpen ? (
          <Suspense>
            <SuggestionList {...field.listProps} />
          </Suspense>
        ) : null}
      </div>
      {large ? (
        <button type="submit" className={styles.submit}>
          {submitLabel ?? t('search.submit')}
        </button>
      ) : null}
      <span className="for-ears" role="status">
        {field.isOpen ? t('search.found', { count: field.listProps.options.length }) : ''}
      </span>
    </form>
  );
}
