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
  isFiltered: boolean;
}

/** Column list, reordered by drag and drop or Alt + arrow keys. */
export function ColumnList({ layout, columns, isFiltered }: ColumnListProps) {
  const { t } = useTranslation('reports');
  const [announcement, announce] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const focusedId = useRef<string>(undefined);
  const drag = useRowDrag(list, (id, targetId) => layout.move(id, targetId));

  useEffect(() => {
    // A row loses the focus when React moves its DOM node.
    const id = focusedId.current;
    if (id === undefined) return;
    focusedId.current = undefined;
    findCheckboxes(list.current)
      .find((checkbox) => checkbox.dataset['id'] === id)
      ?.focus();
  }, [columns]);

  const handleKeyDown = (event: KeyboardEvent, { id, column }: ArrangedColumn) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const index = columns.findIndex((arrangedColumn) => arrangedColumn.id === id);
    if (!event.altKey) return findCheckboxes(list.current)[index + step]?.focus();
    const adjacentColumn = columns[index + step];
    if (isFiltered || !adjacentColumn || !areInSameGroup(columns[index], adjacentColumn)) return undefined;
    focusedId.current = id;
    layout.move(id, adjacentColumn.id);
    announce(t('columns.moved', { title: column.title, place: index + step + 1, count: columns.length }));
    return undefined;
  };
  return (
    <>
      <ul className={styles.list} ref={list}>
        {columns.map((arrangedColumn) => (
          <li
            key={arrangedColumn.id}
            data-id={arrangedColumn.id}
            data-dragged={drag.dragged === arrangedColumn.id}
            data-mark={drag.overId === arrangedColumn.id ? drag.side : undefined}
            className={styles.line}
            onKeyDown={(event) => handleKeyDown(event, arrangedColumn)}
          >
            <span
              className={styles.handle}
              data-idle={isFiltered || arrangedColumn.isNameColumn}
              title={isFiltered || arrangedColumn.isNameColumn ? undefined : t('columns.drag')}
              onPointerDown={
                isFiltered || arrangedColumn.isNameColumn ? undefined : drag.start(arrangedColumn.id)
              }
            >
              <IconGripVertical aria-hidden="true" />
            </span>
            <VisibilityCheckbox
              arrangedColumn={arrangedColumn}
              onChange={(visible) => layout.show(arrangedColumn.id, visible)}
            />
            <PinButton
              arrangedColumn={arrangedColumn}
              onChange={(pinned) => layout.pin(arrangedColumn.id, pinned)}
            />
          </li>
        ))}
      </ul>
      <span role="status" className={styles.said}>
        {announcement}
      </span>
    </>
  );
}

interface RowControlProps {
  arrangedColumn: ArrangedColumn;
  onChange: (value: boolean) => void;
}

function VisibilityCheckbox({
  arrangedColumn: { id, column, shown, isMandatory },
  onChange,
}: RowControlProps) {
  const { t } = useTranslation('reports');
  return (
    <Checkbox
      classNames={{ root: styles.box, body: styles.boxBody, labelWrapper: styles.boxLabel }}
      data-id={id}
      label={column.title}
      checked={shown}
      // `aria-disabled` keeps the checkbox focusable, because the row can still be moved.
      aria-disabled={isMandatory}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      title={isMandatory ? t('columns.always', { title: column.title }) : undefined}
      onChange={(event) => !isMandatory && onChange(event.currentTarget.checked)}
    />
  );
}

function PinButton({ arrangedColumn: { column, pinned, isNameColumn }, onChange }: RowControlProps) {
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

/** Columns move only within their group: name, pinned or other columns. */
function areInSameGroup(a: ArrangedColumn | undefined, b: ArrangedColumn): boolean {
  return a !== undefined && !a.isNameColumn && !b.isNameColumn && a.pinned === b.pinned;
}

function findCheckboxes(list: HTMLElement | null): HTMLInputElement[] {
  return [...(list?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? [])];
}
