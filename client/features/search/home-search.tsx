import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './home-search.module.css';
import type { SearchOption } from './interpretations.js';
import { SearchField } from './search-field.js';

// The first form is the one that most come for: the others are fetched when they are chosen.
const GroupForm = lazy(async () => ({ default: (await import('./group-form.js')).GroupForm }));
const MatchType = lazy(async () => ({
  default: (await import('../../components/form/match-type.js')).MatchType,
}));

interface HomeSearchProps {
  database: ReactNode;
  /** Code of the database, where the address names one. */
  base?: string;
  /** Code of the database that the page reads, whoever chose it. */
  currentBase?: string;
  /** Domains of that database, which the fields name as examples. */
  examples: readonly string[];
  /** Opens the report on a domain, page or keyword. */
  onOpen: (text: string, kind?: SearchOption['kind']) => void;
  /** Searches the keyword base; `isStrict`: words exactly as typed. */
  onFind: (phrase: string, isStrict: boolean) => void;
  /** Makes a group report of domains, one per line; missing for who can have none. */
  onGroup?: (domains: string) => void;
}

const modes = ['one', 'group', 'base'] as const;
type Mode = (typeof modes)[number];

/** With a mouse the field is ready to type into; on a touch screen that would only raise the keyboard. */
const hasMouse = window.matchMedia('(pointer: fine)').matches;

/** The start page's search: one thing by its name, several domains, or the keyword base by its words. */
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
