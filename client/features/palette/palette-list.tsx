import { IconCheck } from '@tabler/icons-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaletteGroup, PaletteItem } from './palette-item.js';
import styles from './palette.module.css';

interface PaletteListProps {
  id: string;
  groups: readonly PaletteGroup[];
  activeItem: PaletteItem | undefined;
  onHighlight: (item: PaletteItem) => void;
  onSelect: (item: PaletteItem) => void;
}

/** DOM id of an option, for `aria-activedescendant`. */
export function optionId(listId: string, item: PaletteItem): string {
  return `${listId}-${encodeURIComponent(item.id)}`;
}

/** Grouped commands. Those that open a page are links, so that they can open in a new tab. */
export function PaletteList({ id, groups, activeItem, onHighlight, onSelect }: PaletteListProps) {
  const { t } = useTranslation('palette');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [activeItem?.id]);
  return (
    <div ref={list} className={styles.list} role="listbox" id={id} aria-label={t('results')}>
      {groups.map((group) => (
        <div key={group.id} role="group" aria-label={group.title}>
          <div className={styles.title} aria-hidden="true">
            {group.title}
          </div>
          {group.items.map((item) => (
            <PaletteOption
              key={item.id}
              id={optionId(id, item)}
              item={item}
              isActive={item.id === activeItem?.id}
              onHighlight={onHighlight}
              onSelect={onSelect}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface PaletteOptionProps {
  id: string;
  item: PaletteItem;
  isActive: boolean;
  onHighlight: (item: PaletteItem) => void;
  onSelect: (item: PaletteItem) => void;
}

function PaletteOption({ id, item, isActive, onHighlight, onSelect }: PaletteOptionProps) {
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
  const optionProps = {
    id,
    role: 'option',
    'aria-selected': isActive,
    className: styles.line,
    // Keeps the focus in the input.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onMouseMove: () => isActive || onHighlight(item),
  };
  const address = item.to ?? item.href;
  if (address === undefined) {
    return (
      <div {...optionProps} onClick={() => onSelect(item)}>
        {content}
      </div>
    );
  }
  return (
    <a
      {...optionProps}
      href={address}
      tabIndex={-1}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onSelect(item);
      }}
    >
      {content}
    </a>
  );
}
