import { PositionValue } from '../../ui/position.js';
import { useCellEnvironment } from '../cell-environment.js';
import type { GridRow } from '../grid-column.js';
import type { CellProps } from './cell-props.js';

/**
 * Position in its depth colour; a click opens the position history if the column declares it. Multi-domain reports
 * mark the best position.
 */
export function PositionCell({ value, data, declaration }: CellProps) {
  const { names, openDialog } = useCellEnvironment();
  const position = typeof value === 'number' ? value : null;
  const { dialog } = declaration;
  const open = dialog && data ? () => openDialog(dialog, data, declaration) : undefined;
  return (
    <PositionValue
      value={position}
      onOpen={open}
      openLabel={names.historyHint}
      notInTopLabel={names.notInTop}
      bestLabel={declaration.ofDomain && isBestPosition(position, data) ? names.leads : undefined}
      tabIndex={-1}
    />
  );
}

/** Whether the position is the best of several domains in the row. */
function isBestPosition(position: number | null, row: GridRow | undefined): boolean {
  if (position === null || row === undefined) return false;
  const positions = Object.entries(row).flatMap(([field, value]) =>
    /^pos\d+$/.test(field) && typeof value === 'number' ? [value] : [],
  );
  return positions.length > 1 && positions.every((candidate) => candidate >= position);
}
