import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CountedLines } from '../../../server/contract/tools/text-lines.js';
import { paths } from '../../addresses/paths.js';
import { useViewer } from '../../graphql/use-viewer.js';
import { useFormat } from '../../i18n/use-format.js';
import styles from './lines.module.css';

interface LineCountProps {
  counted: CountedLines;
  /** Lines that may be given. */
  limit: number;
  /** Whether a repeated line counts against the limit. */
  countsRepeated?: boolean;
  /** What else is said, as `1 not found`. */
  more?: string;
}

/** How many lines count against the limit, a repeated one once where it is not said otherwise. */
export function countedAgainstLimit({ filled, repeated }: CountedLines, countsRepeated = false): number {
  return countsRepeated ? filled : filled - repeated;
}

/** Says what a list holds, against its limit, and above it what helps: fewer lines, or a plan with longer lists. */
export function LineCount({ counted, limit, countsRepeated = false, more }: LineCountProps) {
  const { t } = useTranslation('lines');
  const format = useFormat();
  const { viewer } = useViewer();
  const provided = countedAgainstLimit(counted, countsRepeated);
  const above = provided - limit;
  const keepsListsShort = typeof viewer?.plan.limits.plainListLines === 'number';
  const adjacent = [
    counted.repeated > 0 &&
      t('repeated', { count: counted.repeated, formatted: format.integer(counted.repeated) }),
    counted.blank > 0 && t('blank', { count: counted.blank, formatted: format.integer(counted.blank) }),
    more,
    above > 0 && t('above', { count: above, formatted: format.integer(above) }),
  ].filter(Boolean);
  return (
    <span className={styles.count} data-over={above > 0 || undefined}>
      <b>{t('count', { count: limit, provided: format.integer(provided), limit: format.integer(limit) })}</b>
      {adjacent.length > 0 ? ` · ${adjacent.join(', ')}` : null}
      {above > 0 && keepsListsShort ? (
        <>
          {' '}
          <Link to={paths.pricing}>{t('longer')}</Link>
        </>
      ) : null}
    </span>
  );
}
