import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { MenuCell } from '../../../components/grid/cell-of.js';
import { useTable } from '../table-context.js';
import styles from './cell-menu.module.css';
import { menuConditions, type MenuOperator, withCondition } from './menu-conditions.js';

const entries = {
  '=': { symbol: '=', text: 'cellMenu.only' },
  '!=': { symbol: '≠', text: 'cellMenu.exclude' },
  '>=': { symbol: '≥', text: 'cellMenu.atLeast' },
  '<=': { symbol: '≤', text: 'cellMenu.atMost' },
  LIKE: { symbol: '⊃', text: 'cellMenu.contains' },
} as const satisfies Record<MenuOperator, { symbol: string; text: string }>;

/** Filter items of the cell menu. The plan's filter limits apply to them. */
export function MenuFilters({
  cell: { row, column },
  displayedValue,
}: {
  cell: MenuCell;
  displayedValue: string;
}) {
  const { t } = useTranslation('reports');
  const { meta, filter } = useTable();
  const declaredColumn = meta.columns.find(({ id }) => id === column.id);
  const conditions = menuConditions(declaredColumn, row[column.field]);
  if (conditions.length === 0) return null;
  return (
    <>
      {conditions.map((condition) => (
        <Menu.Item
          key={condition.operator}
          leftSection={
            <span className={styles.sign} aria-hidden="true">
              {entries[condition.operator].symbol}
            </span>
          }
          onClick={() => void filter.apply(withCondition(filter.applied.filter, condition))}
        >
          {t(entries[condition.operator].text, { value: displayedValue })}
        </Menu.Item>
      ))}
      <Menu.Divider />
    </>
  );
}
