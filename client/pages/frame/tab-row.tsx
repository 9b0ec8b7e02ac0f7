import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useBaseCode } from '../../graphql/use-base.js';
import { useEngine } from '../../graphql/use-engine.js';
import { useOwnReports } from '../../graphql/use-own-sites.js';
import { useFormat } from '../../i18n/use-format.js';
import { leadsTo, opensGroup, type RowSubject, rowOf, tabsFor, tabsOf } from '../../addresses/report-tabs.js';
import styles from './subject-navigation.module.css';
import { useRowEnds } from './use-row-ends.js';

/**
 * The reports of a subject in one row. No tab has a count: those of some reports would cost a query over all their rows, and
 * beside counts a tab without one looks empty.
 */
export function TabRow({ subject, name }: { subject: RowSubject; name: string }) {
  const { t } = useTranslation();
  const { language } = useFormat();
  const { pathname, search } = useLocation();
  const base = useBaseCode();
  const engine = useEngine();
  const at = { pathname, search };
  const all = tabsFor(tabsOf(subject, base, useOwnReports()(subject)), engine, at);
  const tabs = rowOf(all);
  const row = useRef<HTMLDivElement>(null);
  const active = useRef<HTMLAnchorElement>(null);
  const ends = useRowEnds(row);
  useEffect(() => {
    // What it answers is no way to undo it: newer browsers answer a promise.
    void active.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pathname, search, tabs.length]);
  const leaf = (direction: number) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.7, behavior: 'smooth' });
  return (
    <nav className={styles.row} aria-label={t('navigation.label', { subject: name })}>
      <div className={styles.tabs} ref={row}>
        {tabs.map((each, place) => {
          const { id, tab } = each.page;
          const isActive = leadsTo(each, all, at);
          return (
            <span key={id} className={styles.cell}>
              {tab.group && opensGroup(tabs, place) ? (
                <span className={styles.group}>{t(`navigation.${tab.group}`)}</span>
              ) : null}
              <Link
                to={each.to}
                ref={isActive ? active : undefined}
                className={styles.tab}
                aria-current={isActive ? 'page' : undefined}
              >
                {(tab.sharedTitle ?? tab.shortTitle)[language]}
              </Link>
            </span>
          );
        })}
      </div>
      {ends.before && <RowEnd side="before" onLeaf={() => leaf(-1)} />}
      {ends.after && <RowEnd side="after" onLeaf={() => leaf(1)} />}
    </nav>
  );
}

interface RowEndProps {
  side: 'before' | 'after';
  onLeaf: () => void;
}

/** Shows that the row goes on, and moves it for the mouse; keys and readers reach every tab without it. */
function RowEnd({ side, onLeaf }: RowEndProps) {
  const Icon = side === 'before' ? IconChevronLeft : IconChevronRight;
  return (
    <button
      type="button"
      className={styles.more}
      data-side={side}
      tabIndex={-1}
      aria-hidden="true"
      onClick={onLeaf}
    >
      <Icon />
    </button>
  );
}
