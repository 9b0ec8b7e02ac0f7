import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useRef, type RefObject, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useInView } from '../../lib/page/use-in-view.js';
import styles from './subject-navigation.module.css';

interface RowLink {
  id: string;
  to: string;
  title: string;
  isActive: boolean;
  /** Title of the link's group. Consecutive links with the same title form a group. */
  group?: string;
}

interface LinkRowProps {
  label: string;
  links: readonly RowLink[];
  /** Called when the pointer reaches a link. */
  onApproach?: (id: string) => void;
}

/** Row of related pages below the header. In narrow windows it scrolls to the open page. */
export function LinkRow({ label, links, onApproach }: LinkRowProps) {
  const { pathname, search } = useLocation();
  const row = useRef<HTMLDivElement>(null);
  const activeLink = useRef<HTMLAnchorElement>(null);
  const overflow = useRowOverflow(row);
  useInView(row, activeLink, `${pathname}${search} ${links.length}`);
  const scrollByPage = (direction: number) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.7, behavior: 'smooth' });
  return (
    <nav className={styles.row} aria-label={label}>
      <div className={styles.tabs} ref={row}>
        {groupLinks(links).map(({ group, members }) => (
          <div
            key={members[0]?.id}
            className={styles.section}
            role={group === undefined ? undefined : 'group'}
            aria-label={group}
          >
            {group === undefined ? null : (
              <span className={styles.group} aria-hidden="true">
                {group}
              </span>
            )}
            {members.map(({ id, to, title, isActive }) => (
              <Link
                key={id}
                to={to}
                ref={isActive ? activeLink : undefined}
                className={styles.tab}
                data-tour={`tab-${id}`}
                aria-current={isActive ? 'page' : undefined}
                onPointerEnter={isActive ? undefined : () => onApproach?.(id)}
              >
                {title}
              </Link>
            ))}
          </div>
        ))}
      </div>
      {overflow.before && <ScrollButton side="before" onLeaf={() => scrollByPage(-1)} />}
      {overflow.after && <ScrollButton side="after" onLeaf={() => scrollByPage(1)} />}
    </nav>
  );
}

interface LinkGroup {
  group: string | undefined;
  members: RowLink[];
}

/** Consecutive links with the same group title. */
function groupLinks(links: readonly RowLink[]): LinkGroup[] {
  const groups: LinkGroup[] = [];
  for (const link of links) {
    const last = groups.at(-1);
    if (last && last.group === link.group) last.members.push(link);
    else groups.push({ group: link.group, members: [link] });
  }
  return groups;
}

interface ScrollButtonProps {
  side: 'before' | 'after';
  onLeaf: () => void;
}

/** Button that scrolls an overflowing row. Mouse only: keyboard and screen readers reach all links. */
function ScrollButton({ side, onLeaf }: ScrollButtonProps) {
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

/** Whether a row can scroll further at either end. */
interface RowOverflow {
  before: boolean;
  after: boolean;
}

/** Observes scroll position and size of a row, which may grow when the web font is loaded. */
function useRowOverflow(row: RefObject<HTMLElement | null>): RowOverflow {
  const [ends, setEnds] = useState<RowOverflow>({ before: false, after: false });
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const update = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const before = scrollLeft > 1;
      const after = scrollLeft + clientWidth < scrollWidth - 1;
      setEnds((previous) =>
        previous.before === before && previous.after === after ? previous : { before, after },
      );
    };
    const resizeObserver = new ResizeObserver(update);
    resizeObserver.observe(element);
    for (const child of element.children) resizeObserver.observe(child);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      resizeObserver.disconnect();
      element.removeEventListener('scroll', update);
    };
  });
  return ends;
}
