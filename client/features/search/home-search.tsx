import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './home-search.module.css';
import { SearchField } from './search-field.js';

interface HomeSearchProps {
  database: ReactNode;
  base?: string;
  /** Opens the report on a domain, page or keyword. */
  onOpen: (text: string) => void;
  /** Searches the keyword base. */
  onFind: (phrase: string) => void;
}

const modes = ['one', 'base'] as const;
type Mode = (typeof modes)[number];

/** With a mouse the field is ready to type into; on a touch screen that would only raise the keyboard. */
const hasMouse = window.matchMedia('(pointer: fine)').matches;

/** The start page's search: one thing by its name, or the keyword base by its words. */
export function HomeSearch({ database, base, onOpen, onFind }: HomeSearchProps) {
  const { t } = useTranslation('home');
  const [mode, setMode] = useState<Mode>('one');
  const labels = { one: t('modeOne'), base: t('modeBase') };
  return (
    <>
      <div className={styles.modes} role="group" aria-label={t('modes')}>
        {modes.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.mode}
            aria-pressed={each === mode}
            onClick={() => setMode(each)}
          >
            {labels[each]}
          </button>
        ))}
      </div>
      {mode === 'one' ? (
        <SearchField key="one" database={database} base={base} large autoFocus={hasMouse} onOpen={onOpen} />
      ) : (
        <SearchField
          key="base"
          database={database}
          base={base}
          large
          kind="phrase"
          placeholder={t('searchPlaceholder')}
          submitLabel={t('searchSubmit')}
          onOpen={onFind}
        />
      )}
    </>
  );
}
