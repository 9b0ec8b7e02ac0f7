import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CellLabels } from '../../../../server/contract/reports/cell-labels.js';
import { useCellLabels } from '../../../i18n/use-cell-labels.js';
import { formatCopiedValue } from '../selection/spreadsheet-text.js';
import { useCheckedCount } from '../use-checked-count.js';
import { useCopyChecked } from '../selection/use-copy-checked.js';
import { useCopyToClipboard } from '../selection/use-copy-to-clipboard.js';
import { type Table, useTable } from '../table-context.js';
import { useCopyLink } from '../toolbar/use-copy-link.js';
import { useDensity } from '../settings/use-density.js';
import { isEditableTarget } from '../../../lib/keyboard/editable-target.js';
import { useShortcut } from '../../../lib/keyboard/shortcuts.js';

/** Keyboard shortcuts of a report table; buttons register their own. */
export function TableShortcuts() {
  const { filter, rows, state, change } = useTable();
  const { density, setDensity } = useDensity();
  const copyLink = useCopyLink();
  const copyCell = useCopyCell();
  const lastPage = rows.result?.lastPage ?? 0;
  useShortcut(
    'filter',
    () => filter.setPanel({}),
    () => filter.columns.length > 0,
  );
  useShortcut('clearFilters', filter.clear, () => filter.conditions > 0);
  useShortcut(
    'previousPage',
    () => void change({ page: state.page - 1 }),
    () => state.page > 1,
  );
  useShortcut(
    'nextPage',
    () => void change({ page: state.page + 1 }),
    () => state.page < lastPage,
  );
  useShortcut('density', () => setDensity(density === 'compact' ? 'normal' : 'compact'));
  useShortcut('copyLink', copyLink);
  useShortcut('copyCell', copyCell, () => focusedCell() !== null);
  useSystemCopy(copyCell);
  return null;
}

/** Copies the full value of the focused cell, like the cell menu. */
function useCopyCell(): () => void {
  const table = useTable();
  const { t } = useTranslation('reports');
  const copy = useCopyToClipboard();
  const labels = useCellLabels();
  return () => {
    const cell = focusedCell();
    const value = cell ? formatCellAt(table, cell, labels) : '';
    if (value !== '') copy(value, t('cellMenu.cellCopied', { value }));
  };
}

/** System copy shortcut: selected rows, else the focused cell. A text selection takes precedence. */
function useSystemCopy(copyCell: () => void): void {
  const copyChecked = useCopyChecked();
  const checkedCount = useCheckedCount();
  const copy = useEffectEvent((event: ClipboardEvent) => {
    const hasOtherTarget = isEditableTarget(document.activeElement) || getSelection()?.isCollapsed === false;
    if (hasOtherTarget || (checkedCount === 0 && focusedCell() === null)) return;
    event.preventDefault();
    if (checkedCount > 0) copyChecked();
    else copyCell();
  });
  useEffect(() => {
    document.addEventListener('copy', copy);
    return () => document.removeEventListener('copy', copy);
  }, []);
}

function focusedCell(): Element | null {
  return document.activeElement?.closest('.ag-cell') ?? null;
}

/** Formats the value of a grid cell. The grid numbers rows in response order and identifies columns by id. */
function formatCellAt({ rows, layout, serpFeatures }: Table, cell: Element, labels: CellLabels): string {
  const index = Number(cell.closest('[row-index]')?.getAttribute('row-index'));
  const column = layout.visible.find(({ id }) => id === cell.getAttribute('col-id'));
  const row = rows.result?.data[index];
  return column && row ? formatCopiedValue(column, row[column.field], { labels, serpFeatures }) : '';
}
