import styles from './lines.module.css';

/** Note at the right end of a line. */
export interface LineNote {
  text: string;
  /** `same`: duplicate that does not count. `missing`: unknown to the database. */
  tone: 'same' | 'missing' | 'new';
}

interface LineMarksProps {
  /** Total lines. */
  lines: number;
  scrollTop: number;
  /** Visible height in px. */
  height: number;
  /** Note of a line, by zero-based number. */
  getNote: (line: number) => LineNote | undefined;
}

/** Line height in px; must match the style sheet. */
const lineHeight = 22;

/** Numbers and notes of the visible lines only. */
export function LineMarks({ lines, scrollTop, height, getNote }: LineMarksProps) {
  const first = Math.floor(scrollTop / lineHeight);
  const count = Math.max(0, Math.min(Math.ceil(height / lineHeight) + 1, lines - first));
  const visibleLines = Array.from({ length: count }, (_, index) => first + index);
  return (
    <div
      className={styles.marks}
      aria-hidden="true"
      style={{ transform: `translateY(${first * lineHeight - scrollTop}px)` }}
    >
      {visibleLines.map((line) => {
        const note = getNote(line);
        return (
          <div key={line} className={styles.line}>
            <span className={styles.number}>{line + 1}</span>
            {note ? (
              <span className={styles.note} data-tone={note.tone}>
                {note.text}
              </span>
            ) : null}
          </div>
        );
      })}
    </div>
  );
}
