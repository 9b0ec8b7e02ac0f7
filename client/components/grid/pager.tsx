import {
  IconChevronLeft,
  IconChevronRight,
  IconChevronsLeft,
  IconChevronsRight,
  IconDots,
} from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.js';
import styles from './pager.module.css';

interface PagerProps {
  /** Accessible name, which distinguishes the pagers above and below the table. */
  label: string;
  page: number;
  lastPage: number;
  onPage: (page: number) => void;
  /** Adds a page number field. */
  withInput?: boolean;
}

/** Pager with first, previous, next and last buttons and two pages on each side. */
export function Pager({ label, page, lastPage, onPage, withInput = false }: PagerProps) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const step = (target: number, name: string, icon: ReactNode) => (
    <button
      type="button"
      className={styles.place}
      disabled={target < 1 || target > lastPage || target === page}
      onClick={() => onPage(target)}
      aria-label={name}
      title={name}
    >
      {icon}
    </button>
  );
  return (
    <nav className={styles.pager} aria-label={label}>
      {step(page > 1 ? 1 : 0, t('pager.first'), <IconChevronsLeft aria-hidden="true" />)}
      {step(page - 1, t('pager.previous'), <IconChevronLeft aria-hidden="true" />)}
      {pageWindow(page, lastPage).map((item) =>
        'gapAfter' in item ? (
          <button
            key={`gap${item.gapAfter}`}
            type="button"
            className={`${styles.place} ${styles.gap}`}
            aria-label={t('pager.jump', { page: format.integer(item.jumpTo) })}
            title={t('pager.jump', { page: format.integer(item.jumpTo) })}
            onClick={() => onPage(item.jumpTo)}
          >
            <IconDots aria-hidden="true" />
          </button>
        ) : (
          <button
            key={item.page}
            type="button"
            className={styles.place}
            aria-current={item.page === page ? 'page' : undefined}
            aria-label={t('pager.page', { page: item.page })}
            onClick={() => onPage(item.page)}
          >
            {format.integer(item.page)}
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

/** Page number field. Enter opens the page; an invalid number resets the field and shows the valid range. */
function PageInput({ page, lastPage, onPage }: Pick<PagerProps, 'page' | 'lastPage' | 'onPage'>) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const currentText = String(Math.min(page, lastPage));
  const [text, setText] = useState(currentText);
  const [wrong, setWrong] = useState(false);
  const hint = useId();
  const target = Number(text.replace(/[\s,]/g, ''));
  const exists = Number.isInteger(target) && target >= 1 && target <= lastPage;
  const goToPage = () => {
    setWrong(!exists);
    if (!exists) setText(currentText);
    if (exists && target !== page) onPage(target);
  };
  const handleBlur = () => {
    // An invalid number that is left behind is explained too, until the field is used again.
    if (text !== currentText) setWrong(!exists);
    setText(currentText);
  };
  return (
    <label className={styles.input}>
      {t('pager.input')}
      <input
        value={text}
        inputMode="numeric"
        aria-label={t('pager.inputLabel')}
        aria-invalid={wrong}
        aria-describedby={wrong ? hint : undefined}
        onChange={(event) => {
          setText(event.target.value);
          setWrong(false);
        }}
        onFocus={(event) => {
          setWrong(false);
          event.target.select();
        }}
        onKeyDown={(event) => event.key === 'Enter' && goToPage()}
        onBlur={handleBlur}
      />
      {wrong && (
        <span id={hint} role="alert" className={styles.wrong}>
          {t('pager.range', { last: format.integer(lastPage) })}
        </span>
      )}
    </label>
  );
}

/** An item of the pager: a page, or a gap with the page that it jumps to. */
export type PagerItem = { page: number } | { gapAfter: number; jumpTo: number };

/**
 * Items of a pager: first, last and current page with two neighbours on each side. A gap of one page is replaced by
 * that page, other gaps jump by the window width.
 */
export function pageWindow(current: number, lastPage: number, reach = 2): PagerItem[] {
  const pages = new Set([1, lastPage]);
  for (let page = current - reach; page <= current + reach; page += 1) {
    if (page >= 1 && page <= lastPage) pages.add(page);
  }
  const items: PagerItem[] = [];
  let previous = 0;
  for (const page of [...pages].sort((a, b) => a - b)) {
    if (page - previous === 2) items.push({ page: page - 1 });
    else if (page - previous > 2) {
      const step = (2 * reach + 1) * (page > current ? 1 : -1);
      const jumpTo = Math.min(Math.max(current + step, previous + 1), page - 1);
      items.push({ gapAfter: previous, jumpTo });
    }
    items.push({ page });
    previous = page;
  }
  return items;
}
