import { formatOutdatedPositions } from '../../../server/contract/reports/outdated-positions.js';
import type { PositionsDates } from '../../../server/contract/reports/positions-range.js';
import { useFormat } from '../../i18n/use-format.js';
import { Banner } from './banner.js';

interface OutdatedPositionsProps extends Partial<PositionsDates> {
  /** Whether to add space below, outside of a list of banners. */
  hasSpaceBelow?: boolean;
}

/** Warning about positions that are several months old. Renders nothing for recent ones. */
export function OutdatedPositions({ hasSpaceBelow = false, ...dates }: OutdatedPositionsProps) {
  const { language } = useFormat();
  const text = formatOutdatedPositions(dates, new Date(), language);
  if (text === undefined) return null;
  const warning = <Banner>{text}</Banner>;
  return hasSpaceBelow ? <div style={{ paddingBottom: 8 }}>{warning}</div> : warning;
}
