import { PositionFigure } from '../../ui/position.js';
import { useCellEnvironment } from '../cell-environment.js';
import type { GridRow } from '../grid-column.js';
import type { CellProps } from './cell-props.js';

/** The position in the colour of its depth; opens the history where the column declares it. Of domains side by side the best is marked. */
export function PositionCell({ value, data, declaration }: CellProps) {
  const { names, openDialog } = useCellEnvironment();
  const position = typeof value === 'number' ? value : null;
  const { dialog } = declaration;
  const open = dialog && data ? () => openDialog(dialog, data, declaration) : undefined;
  return (
    <PositionFigure
      value={position}
      onOpen={open}
      openName={names.historyHint}
      outside={names.notInTop}
      leads={declaration.ofDomain && leads(position, data) ? names.leads : undefined}
      tabIndex={-1}
    />
  );
}

/** Whether no other domain of the row stands higher; one that stands alone leads nobody. */
function leads(position: number | null, row: GridRow | undefined): boolean {
  if (position === null || row === undefined) return false;
  const positions = Object.entries(row).flatMap(([field, value]) =>
    /^pos\d+$/.test(field) && typeof value === 'number' ? [value] : [],
  );
  return positions.length > 1 && positions.every((other) => other >= position);
}
