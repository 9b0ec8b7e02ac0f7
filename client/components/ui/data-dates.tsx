import {
  formatPositionsDay,
  formatPositionsSpan,
} from '../../../server/contract/reports/format-positions-range.js';
import type { PositionsRange } from '../../../server/contract/reports/positions-range.js';
import { useTranslation } from 'react-i18next';
import { useDatabases } from '../../graphql/databases/use-databases.js';
import { useFormat } from '../../i18n/use-format.js';
import { usePrinting } from '../../lib/page/use-printing.js';
import { databaseTitle } from '../../lib/text/database-title.js';
import styles from './page-header.module.css';

interface DataDatesProps {
  /** Date of the results of most keywords, ISO. Without one, there are no dates. */
  positionsDate?: string | null;
  /** Null if all results are from `positionsDate`. */
  positionsRange?: PositionsRange | null;
  /** The last imported position, if the results are incomplete. */
  positionsDepth?: number | null;
  volumesDate?: string | null;
}

/**
 * Dates of the data on a page, for its header: `Positions 12 Oct 2026; 8 keywords newer · volumes Sep 2026`. Paper also
 * states the database, even before the dates load.
 */
export function DataDates({ positionsDate, positionsRange, positionsDepth, volumesDate }: DataDatesProps) {
  const { t } = useTranslation();
  const format = useFormat();
  if (!positionsDate) return <PrintedDatabase />;
  return (
    <span className={styles.freshness}>
      <PrintedDatabase />
      <span title={positionsRange ? formatPositionsSpan(positionsRange, format.language) : undefined}>
        {t('freshness.positions')}{' '}
        <b>{formatPositionsDay(positionsDate, positionsRange, format.language, positionsDepth)}</b>
        {volumesDate ? ' ·' : null}
      </span>
      {volumesDate ? (
        <>
          {' '}
          <span>
            {t('freshness.volumes')} <b>{format.month(volumesDate)}</b>
          </span>
        </>
      ) : null}
    </span>
  );
}

/** Database of the page on paper. On screen, the header of the site contains it. */
export function PrintedDatabase() {
  return usePrinting() ? <DatabaseName /> : null;
}

function DatabaseName() {
  const { t } = useTranslation();
  const { language } = useFormat();
  const { current } = useDatabases();
  if (!current) return null;
  return (
    <span className={styles.database}>
      {t('database.choose', { name: databaseTitle(current, language) })}
    </span>
  );
}
