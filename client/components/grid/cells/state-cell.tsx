import { ShareBar } from '../../ui/share-bar.js';
import { Tag } from '../../ui/tag.js';
import { dataStateOf } from '../cell-text.js';
import { useCellEnvironment } from '../cell-environment.js';
import type { CellProps } from './cell-props.js';
import styles from './cells.module.css';

/** Whether a row's data is there: a word, how far it is while it is on its way, a red tag where it failed. */
export function StateCell({ value, data }: CellProps) {
  const { words } = useCellEnvironment();
  if (typeof value !== 'number') return <span className={styles.unknown}>–</span>;
  const state = dataStateOf(value);
  const name = words.states[state];
  if (state === 'available') return <span>{name}</span>;
  if (state === 'error') return <Tag tone="negative">{name}</Tag>;
  const progress = data?.['progress'];
  return (
    <span className={styles.progress} title={name}>
      {typeof progress === 'number' ? (
        <>
          <span className="for-ears">{name} </span>
          <ShareBar percent={progress} />
        </>
      ) : (
        name
      )}
    </span>
  );
}
