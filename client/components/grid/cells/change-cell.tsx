import { ChangeFigure } from '../../ui/change.js';
import { Tag } from '../../ui/tag.js';
import { useCellEnvironment } from '../cell-environment.js';
import type { CellProps } from './cell-props.js';

/** How far a keyword rose or fell since the snapshot before; `new` where it was not in the top 50 then. */
export function ChangeCell({ value, data }: CellProps) {
  const { t, names, labels } = useCellEnvironment();
  if (data?.['nw'] === 1 || data?.['nw'] === true) return <Tag>{names.isNew}</Tag>;
  const change = typeof value === 'number' ? value : null;
  return <ChangeFigure value={change} language={labels.language} t={t} none={names.noChange} />;
}
