import { PositionFigure } from '../../ui/position.js';
import { useCellEnvironment } from '../cell-environment.js';
import type { CellProps } from './cell-props.js';

/** The position in the colour of its depth; opens the history where the column declares it. */
export function PositionCell({ value, data, declaration }: CellProps) {
  const { t, openDialog } = useCellEnvironment();
  const position = typeof value === 'number' ? value : null;
  const { dialog } = declaration;
  const open = dialog && data ? () => openDialog(dialog, data, declaration) : undefined;
  return (
    <PositionFigure
      value={position}
      onOpen={open}
      openName={t('cell.historyHint', { ns: 'reports' })}
      outside={t('notInTop')}
      tabIndex={-1}
    />
  );
}
