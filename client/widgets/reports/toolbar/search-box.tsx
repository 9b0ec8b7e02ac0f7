import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './toolbar.module.css';

/** Debounce before the search is applied. */
const searchDebounceMs = 1500;

interface SearchBoxProps {
  /** Applied search text. */
  value: string;
  onSearch: (text: string) => void;
}

/** Table search, applied after a pause or on Enter. Esc clears it. */
export function SearchBox({ value, onSearch }: SearchBoxProps) {
  const { t } = useTranslation('reports');
  const [text, setText] = useState(value);
  const [opened, setOpened] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // An external change of the applied text replaces the typed text.
    clearTimeout(timer.current);
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const apply = (next: string) => {
    clearTimeout(timer.current);
    if (next.trim() !== value) onSearch(next.trim());
  };
  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => apply(next), searchDebounceMs);
  };
  const clear = () => {
    setText('');
    apply('');
    input.current?.focus();
  };
  return (
    <>
      {!opened && !value && (
        <button
          type="button"
          className={styles.searchOpener}
          aria-label={t('actions.openSearch')}
          title={t('actions.openSearch')}
          onClick={() => setOpened(true)}
        >
          <IconSearch aria-hidden="true" />
        </button>
      )}
      <span className={styles.search} data-opened={opened || value !== ''}>
        <IconSearch aria-hidden="true" />
        <input
          ref={input}
          value={text}
          placeholder={t('actions.search')}
          aria-label={t('actions.search')}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') apply(text);
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            clear();
          }}
        />
        {text !== '' && (
          <button type="button" aria-label={t('actions.clearSearch')} onClick={clear}>
            <IconX className="icon-small" aria-hidden="true" />
          </button>
        )}
      </span>
    </>
  );
}
