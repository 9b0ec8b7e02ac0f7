import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageWindow } from './page-window.js';
import styles from './pager.module.css';

interface PagerProps {
  /** Name of this pager, as two stand on a page. */
  label: string;
  page: number;
  lastPage: number;
  onPage: (page: number) => void;
  /** Adds the field that goes to a page on Enter. */
  withInput?: boolean;
}

/** First, previous, two pages each side with gaps, next, last. */
export function Pager({ label, page, lastPage, onPage, withInput = false }: PagerProps) {
  const { t } = useTranslation('reports');
  const step = (target: number, name: string, icon: ReactNode) => (
    <button
      type="button"
      className={styles['place']}
      disabled={target < 1 || target > lastPage || target === page}
      onClick={() => onPage(target)}
      aria-label={name}
      title={name}
    >
      {icon}
    </button>
  );
  return (
    <nav className={styles['pager']} aria-label={label}>
      {step(page > 1 ? 1 : 0, t('pager.first'), <IconChevronsLeft aria-hidden="true" />)}
      {step(page - 1, t('pager.previous'), <IconChevronLeft aria-hidden="true" />)}
      {pageWindow(page, lastPage).map((place) =>
        'gapAfter' in place ? (
          <span key={`gap${place.gapAfter}`} className={styles['gap']} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={place.page}
            type="button"
            className={styles['place']}
            aria-current={place.page === page ? 'page' : undefined}
            aria-label={t('pager.page', { page: place.page })}
            onClick={() => onPage(place.page)}
          >
            {place.page}
          </button>
        ),
      )}
      {step(page + 1, t('pager.next'), <IconChevronRight aria-hidden="true" />)}
      {step(
        page < lastPage ? lastPage : lastPage + 1,
        t('pager.last'),
        <IconChevronsRight aria-hidden="true" />,
      )}
      {withInput && <PageInput key={page} page={page} lastPage={lastPage} onPage={onPage} />}
    </nav>
  );
}

function PageInput({ page, lastPage, onPage }: Pick<PagerProps, 'page' | 'lastPage' | 'onPage'>) {
  const { t } = useTranslation('reports');
  const [text, setText] = useState(String(page));
  const go = () => {
    const wanted = Math.min(Math.max(1, Number.parseInt(text, 10) || page), lastPage);
    setText(String(wanted));
    if (wanted !== page) onPage(wanted);
  };
  return (
    <label className={styles['input']}>
      {t('pager.input')}
      <input
        value={text}
        inputMode="numeric"
        aria-label={t('pager.inputLabel')}
        onChange={(event) => setText(event.target.value.replace(/\D/g, ''))}
        onKeyDown={(event) => event.key === 'Enter' && go()}
        onBlur={() => setText(String(page))}
      />
    </label>
  );
}
