import { useTranslation } from 'react-i18next';
import { Position } from '../../ui/position.js';
import { useCellEnvironment } from '../cell-environment.js';
import type { CellProps } from './cell-props.js';

/** The position in the colour of its depth; opens the history where the column declares it. */
export function PositionCell({ value, data, declaration }: CellProps) {
  const { t } = useTranslation('reports');
  const { openDialog } = useCellEnvironment();
  const position = typeof value === 'number' ? value : null;
  const { dialog } = declaration;
  const open = dialog && data ? () => openDialog(dialog, data, declaration) : undefined;
  return <Position value={position} onOpen={open} openName={t('cell.historyHint')} tabIndex={-1} />;
}
