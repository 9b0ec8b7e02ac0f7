import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './home-search.module.css';
import type { SearchOption } from './interpretations.js';
import { SearchField } from './search-field.js';

// Lazy, because most visitors use the first form only.
const GroupForm = lazy(async () => ({ default: (await import('./group-form.js')).GroupForm }));
const MatchType = lazy(async () => ({
  default: (await import('../../components/form/match-type.js')).MatchType,
}));

interface HomeSearchProps {
  database: ReactNode;
  /** Database code in the URL. */
  base?: string;
  /** Code of the current database, from the URL or the user's setting. */
  currentBase?: string;
  /** Example domains of the database for the placeholders. */
  examples: readonly string[];
  /** Opens the report of a domain, page or keyword. */
  onOpen: (text: string, kind?: SearchOption['kind']) => void;
  /** Searches the keyword database; `isStrict` matches words exactly as typed. */
  onFind: (phrase: string, isStrict: boolean) => void;
  /** Creates a group report from domains, one per line; undefined if the viewer cannot have one. */
  onGroup?: (domains: string) => void;
}

const modes = ['one', 'group', 'base'] as const;
type Mode = (typeof modes)[number];

/** Autofocus only with a mouse: on touch screens it would open the keyboard. */
const hasMouse = window.matchMedia('(pointer: fine)').matches;

/** Search on the home page: a single subject, several domains, or the keyword database. */
export function HomeSearch({
  database,
  base,
  currentBase,
  examples,
  onOpen,
  onFind,
  onGroup,
}: HomeSearchProps) {
  const { t } = useTranslation('home');
  const [mode, setMode] = useState<Mode>('one');
  const [isStrict, setStrict] = useState(true);
  const labels = { one: t('modeOne'), group: t('modeGroup'), base: t('modeBase') };
  return (
    <>
      <div className={styles.modes} role="group" aria-label={t('modes')}>
        {modes.map((option) => (
          <button
            key={option}
            type="button"
            className={styles.mode}
            aria-pressed={option === mode}
            onClick={() => setMode(option)}
          >
            {labels[option]}
          </button>
        ))}
      </div>
      {mode === 'one' ? (
        <SearchField
          key="one"
          database={database}
          base={base}
          large
          example={examples[0]}
          autoFocus={hasMouse}
          onOpen={onOpen}
        />
      ) : mode === 'group' ? (
        <Suspense>
          <GroupForm database={database} base={currentBase} examples={examples} onGroup={onGroup} />
        </Suspense>
      ) : (
        <>
          <SearchField
            key="base"
            database={database}
            base={base}
            large
            kind="phrase"
            placeholder={t('searchPlaceholder')}
            submitLabel={t('searchSubmit')}
            onOpen={(phrase) => onFind(phrase, isStrict)}
          />
          <div className={styles.match}>
            <Suspense>
              <MatchType isStrict={isStrict} onChange={setStrict} />
            </Suspense>
          </div>
        </>
      )}
    </>
  );
}
