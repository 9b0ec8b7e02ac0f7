import { useElementSize } from '@mantine/hooks';
import { type CSSProperties, type ReactNode, useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CountedLines } from '../../../server/contract/tools/text-lines.js';
import { useFormat } from '../../i18n/use-format.js';
import { LineMarks, type LineNote } from './line-marks.js';
import styles from './lines.module.css';
import { LinesFile, type LinesFileState, useLinesFile } from './lines-file.js';

interface LineAreaProps {
  label: string;
  text: string;
  onChange: (text: string) => void;
  /** Result of `useCountedLines`. */
  counts: CountedLines;
  /** Note for a zero-based line. Duplicates are marked automatically. */
  getNote?: (line: number) => LineNote | undefined;
  placeholder?: string;
  /** Additional button next to the file button. */
  secondary?: ReactNode;
  /** Visible lines. */
  rows?: number;
  error?: string;
}

/** Multi-line list input with line numbers. Accepts typed text, pasted text and files. */
export function LineArea(props: LineAreaProps) {
  const { label, onChange, secondary, error } = props;
  const id = useId();
  const file = useLinesFile(onChange);
  const message = error ?? file.error;
  return (
    <div className={styles.area} {...file.dropTarget}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        <span className={styles.ways}>
          <LinesFile {...file} />
          {secondary}
        </span>
      </div>
      <NumberedArea {...props} id={id} file={file} describedBy={message ? `${id}-said` : undefined} />
      {message ? (
        <p className={styles.error} id={`${id}-said`} role="alert">
          {message}
        </p>
      ) : null}
    </div>
  );
}

interface NumberedAreaProps extends LineAreaProps {
  id: string;
  file: LinesFileState;
  describedBy: string | undefined;
}

function NumberedArea({
  id,
  text,
  onChange,
  counts,
  getNote,
  placeholder,
  rows = 8,
  file,
  describedBy,
}: NumberedAreaProps) {
  const { t } = useTranslation('lines');
  const format = useFormat();
  const { ref, height } = useElementSize();
  const [scrollTop, setScrollTop] = useState(0);
  const lines = countLineBreaks(text) + 1;
  const { firstOccurrenceByLine } = counts;
  const getLineNote = useCallback(
    (line: number): LineNote | undefined => {
      const originalLine = firstOccurrenceByLine.get(line);
      if (originalLine !== undefined) {
        return { tone: 'same', text: t('sameAs', { line: format.integer(originalLine + 1) }) };
      }
      return getNote?.(line);
    },
    [firstOccurrenceByLine, getNote, t, format],
  );
  return (
    <div
      ref={ref}
      className={styles.field}
      data-over={file.isDraggedOver || undefined}
      data-wrong={describedBy !== undefined || undefined}
      style={{ '--rows': rows, '--digits': Math.max(2, String(lines).length) } as CSSProperties}
    >
      <LineMarks lines={lines} scrollTop={scrollTop} height={height} getNote={getLineNote} />
      <textarea
        id={id}
        className={styles.text}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
        onScroll={(event) => setScrollTop(event.currentTarget.scrollTop)}
        placeholder={placeholder}
        wrap="off"
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={describedBy !== undefined || undefined}
        aria-describedby={describedBy}
      />
      {file.isDraggedOver ? <div className={styles.drop}>{t('drop')}</div> : null}
    </div>
  );
}

/** Number of line breaks. */
function countLineBreaks(text: string): number {
  let count = 0;
  for (let index = text.indexOf('\n'); index !== -1; index = text.indexOf('\n', index + 1)) count += 1;
  return count;
}
