import { Checkbox } from '@mantine/core';
import { IconGripVertical, IconPin, IconPinFilled } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArrangedColumn } from './column-arrangement.js';
import styles from './column-chooser.module.css';
import type { ColumnLayout } from './use-column-layout.js';
import { useRowDrag } from './use-row-drag.js';

interface ColumnListProps {
  layout: ColumnLayout;
  columns: readonly ArrangedColumn[];
  /** Whether the list is filtered; filtered columns cannot be moved. */
  isPart: boolean;
}

/** Column list, reordered by drag and drop or Alt + arrow keys. */
export function ColumnList({ layout, columns, isPart }: ColumnListProps) {
  const { t } = useTranslation('reports');
  const [announcement, announce] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const focusedId = useRef<string>(undefined);
  const drag = useRowDrag(list, (id, targetId) => layout.move(id, targetId));

  useEffect(() => {
    // Moving the DOM node of a row loses its focus.
    const id = focusedId.current;
    if (id === undefined) return;
    focusedId.current = undefined;
    boxes(list.current)
      .find((box) => box.dataset['id'] === id)
      ?.focus();
  }, [columns]);

  const walk = (event: KeyboardEvent, { id, column }: ArrangedColumn) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const at = columns.findIndex((one) => one.id === id);
    if (!event.altKey) return boxes(list.current)[at + step]?.focus();
    const other = columns[at + step];
    if (isPart || !other || !areInSameGroup(columns[at], other)) return undefined;
    focusedId.current = id;
    layout.move(id, other.id);
    announce(t('columns.moved', { title: column.title, place: at + step + 1, count: columns.length }));
    return undefined;
  };
  return (
    <>
      <ul className={styles.list} ref={list}>
        {columns.map((one) => (
          <li
            key={one.id}
            data-id={one.id}
            data-dragged={drag.dragged === one.id}
            data-mark={drag.overId === one.id ? drag.side : undefined}
            className={styles.line}
            onKeyDown={(event) => walk(event, one)}
          >
            <span
              className={styles.handle}
              data-idle={isPart || one.isNameColumn}
              title={isPart || one.isNameColumn ? undefined : t('columns.drag')}
              onPointerDown={isPart || one.isNameColumn ? undefined : drag.start(one.id)}
            >
              <IconGripVertical aria-hidden="true" />
            </span>
            <VisibilityCheckbox one={one} onChange={(visible) => layout.show(one.id, visible)} />
            <PinButton one={one} onChange={(pinned) => layout.pin(one.id, pinned)} />
          </li>
        ))}
      </ul>
      <span role="status" className={styles.said}>
        {announcement}
      </span>
    </>
  );
}

interface PartProps {
  one: ArrangedColumn;
  onChange: (value: boolean) => void;
}

function VisibilityCheckbox({ one: { id, column, shown, always }, onChange }: PartProps) {
  const { t } = useTranslation('reports');
  return (
    <Checkbox
      classNames={{ root: styles.box, body: styles.boxBody, labelWrapper: styles.boxLabel }}
      data-id={id}
      label={column.title}
      checked={shown}
      // aria-disabled keeps it focusable, because the row can still be moved.
      aria-disabled={always}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      title={always ? t('columns.always', { title: column.title }) : undefined}
      onChange={(event) => !always && onChange(event.currentTarget.checked)}
    />
  );
}

function PinButton({ one: { column, pinned, isNameColumn }, onChange }: PartProps) {
  const { t } = useTranslation('reports');
  if (isNameColumn) {
    return (
      <span className={styles.pin} data-pinned="true">
        <IconPin aria-hidden="true" />
      </span>
    );
  }
  const name = pinned
    ? t('columns.unpin', { title: column.title })
    : t('columns.pin', { title: column.title });
  return (
    <button
      type="button"
      className={styles.pin}
      data-pinned={pinned}
      aria-label={name}
      title={name}
      onClick={() => onChange(!pinned)}
    >
      {pinned ? <IconPinFilled aria-hidden="true" /> : <IconPin aria-hidden="true" />}
    </button>
  );
}

/** Rows move only within name, pinned and other columns. */
function areInSameGroup(a: ArrangedColumn | undefined, b: ArrangedColumn): boolean {
  return a !== undefined && !a.isNameColumn && !b.isNameColumn && a.pinned === b.pinned;
}

function boxes(list: HTMLElement | null): HTMLInputElement[] {
  return [...(list?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? [])];
}
