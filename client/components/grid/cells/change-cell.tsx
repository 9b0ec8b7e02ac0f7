import { ChangeValue } from '../../ui/change.js';
import { Tag } from '../../ui/tag.js';
import { useCellEnvironment } from '../cell-environment.js';
import type { CellProps } from './cell-props.js';

/** Position change since the previous snapshot; “new” if the previous position was outside the top 50. */
export function ChangeCell({ value, data }: CellProps) {
  const { t, names, labels } = useCellEnvironment();
  if (data?.['nw'] === 1 || data?.['nw'] === true) return <Tag>{names.isNew}</Tag>;
  const change = typeof value === 'number' ? value : null;
  return <ChangeValue value={change} language={labels.language} t={t} noChangeLabel={names.noChange} />;
}
