import { IconCheck } from '@tabler/icons-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaletteGroup, PaletteItem } from './palette-item.js';
import styles from './palette.module.css';

interface PaletteListProps {
  id: string;
  groups: readonly PaletteGroup[];
  active: PaletteItem | undefined;
  onPoint: (item: PaletteItem) => void;
  onChoose: (item: PaletteItem) => void;
}

/** Id of a line's element, for the field that points at it. */
export function lineId(listId: string, item: PaletteItem): string {
  return `${listId}-${encodeURIComponent(item.id)}`;
}

/** The commands by group. What leads to a page is a link, so that it can be opened in a new tab. */
export function PaletteList({ id, groups, active, onPoint, onChoose }: PaletteListProps) {
  const { t } = useTranslation('palette');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active?.id]);
  return (
    <div ref={list} className={styles.list} role="listbox" id={id} aria-label={t('results')}>
      {groups.map((group) => (
        <div key={group.id} role="group" aria-label={group.title}>
          <div className={styles.title} aria-hidden="true">
            {group.title}
          </div>
          {group.items.map((item) => (
            <PaletteLine
              key={item.id}
              id={lineId(id, item)}
              item={item}
              isActive={item.id === active?.id}
              onPoint={onPoint}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface PaletteLineProps {
  id: string;
  item: PaletteItem;
  isActive: boolean;
  onPoint: (item: PaletteItem) => void;
  onChoose: (item: PaletteItem) => void;
}

function PaletteLine({ id, item, isActive, onPoint, onChoose }: PaletteLineProps) {
  const { t } = useTranslation('palette');
  const content = (
    <>
      {item.icon}
      <span className={styles.name}>{item.title}</span>
      {item.detail ? <span className={styles.detail}>{item.detail}</span> : null}
      {item.isCurrent ? (
        <>
          <IconCheck aria-hidden="true" />
          <span className="for-ears">{t('current')}</span>
        </>
      ) : null}
    </>
  );
  const look = {
    id,
    role: 'option',
    'aria-selected': isActive,
    className: styles.line,
    // The focus stays in the field.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onMouseMove: () => isActive || onPoint(item),
  };
  const address = item.to ?? item.href;
  if (address === undefined) {
    return (
      <div {...look} onClick={() => onChoose(item)}>
        {content}
      </div>
    );
  }
  return (
    <a
      {...look}
      href={address}
      tabIndex={-1}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onChoose(item);
      }}
    >
      {content}
    </a>
  );
}
