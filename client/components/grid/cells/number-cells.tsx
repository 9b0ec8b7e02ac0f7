import { Competition } from '../../ui/competition.js';
import { formatPercent } from '../../../../server/contract/formatting/format-number.js';
import { ShareValue } from '../../ui/share-bar.js';
import { useCellEnvironment } from '../cell-environment.js';
import { CellLink } from './cell-link.js';
import type { CellProps } from './cell-props.js';
import styles from './cells.module.css';

/** Advertiser competition as three bars with a label. */
export function CompetitionCell({ value }: CellProps) {
  const { labels } = useCellEnvironment();
  return <Competition level={typeof value === 'number' ? value : null} names={labels.competition} />;
}

/** Percentage as a bar and a number with the column's decimals. */
export function PercentCell({ value, data, declaration }: CellProps) {
  const { labels } = useCellEnvironment();
  if (typeof value !== 'number' || !data) return <span className={styles.unknown}>–</span>;
  return (
    <CellLink column={declaration} row={data} className={styles.plainLink}>
      <ShareValue percent={value} text={formatPercent(value, labels.language, declaration.decimals)} />
    </CellLink>
  );
}
