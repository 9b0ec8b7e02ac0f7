import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CountedLines } from '../../../server/contract/tools/text-lines.js';
import { paths } from '../../addresses/paths.js';
import { useViewer } from '../../graphql/accounts/use-viewer.js';
import { useFormat } from '../../i18n/use-format.js';
import styles from './lines.module.css';

interface LineCountProps {
  counts: CountedLines;
  limit: number;
  /** Whether duplicates count against the limit. */
  countsRepeated?: boolean;
  /** Additional text, for example `1 not found`. */
  extraText?: string;
}

/** Lines that count against the limit; duplicates count once unless `countsRepeated` is set. */
export function countAgainstLimit({ nonBlank, repeated }: CountedLines, countsRepeated = false): number {
  return countsRepeated ? nonBlank : nonBlank - repeated;
}

/** Line count with the limit. If it is exceeded, also the number of lines to remove and a link to plans. */
export function LineCount({ counts, limit, countsRepeated = false, extraText }: LineCountProps) {
  const { t } = useTranslation('lines');
  const format = useFormat();
  const { viewer } = useViewer();
  const lineCount = countAgainstLimit(counts, countsRepeated);
  const excessLines = lineCount - limit;
  const hasListLimit = typeof viewer?.plan.limits.plainListLines === 'number';
  const details = [
    counts.repeated > 0 &&
      t('repeated', { count: counts.repeated, formatted: format.integer(counts.repeated) }),
    counts.blank > 0 && t('blank', { count: counts.blank, formatted: format.integer(counts.blank) }),
    extraText,
    excessLines > 0 && t('above', { count: excessLines, formatted: format.integer(excessLines) }),
  ].filter(Boolean);
  return (
    <span className={styles.count} data-over={excessLines > 0 || undefined}>
      <b>{t('count', { count: limit, provided: format.integer(lineCount), limit: format.integer(limit) })}</b>
      {details.length > 0 ? ` · ${details.join(', ')}` : null}
      {excessLines > 0 && hasListLimit ? (
        <>
          {' '}
          <Link to={paths.pricing}>{t('longer')}</Link>
        </>
      ) : null}
    </span>
  );
}
