import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isVisible } from '../../lib/editable-target.js';
import { pageOf } from '../../addresses/catalogue.js';
import { useShortcut } from '../../lib/shortcuts.js';
import type { SearchOption } from './interpretations.js';
import styles from './search-field.module.css';
import { useSearchField } from './use-search-field.js';

// Suggestions come half a second after the first letter; so does their list.
const loadList = () => import('./suggestion-list.js');
const SuggestionList = lazy(async () => ({ default: (await loadList()).SuggestionList }));

interface SearchFieldProps {
  /** The database at the left end. */
  database: ReactNode;
  /** Code of the database that suggestions come from. */
  base?: string;
  /** What the page is about, shown in the field. */
  initial?: string;
  /** The start page's: 46 high, with a button. */
  large?: boolean;
  autoFocus?: boolean;
  /** `phrase`: words to look for, which suggest nothing and open nothing by themselves. */
  kind?: 'subject' | 'phrase';
  placeholder?: string;
  /** A domain of the database that the empty field names. */
  example?: string;
  submitLabel?: string;
  /** Opens what was typed or chosen; `kind` where a line of the list said what it is. */
  onOpen: (text: string, kind?: SearchOption['kind']) => void;
}

/** Database and search as one field, with suggestions. `/` focuses it from anywhere on the page. */
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
      action={pageOf('domain-summary').route}
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
        {field.isOpen ? t('search.found', { count: field.listProps.offers.length }) : ''}
      </span>
    </form>
  );
}
