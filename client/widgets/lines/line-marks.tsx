import styles from './lines.module.css';

/** Note at the right end of a line. */
export interface LineNote {
  text: string;
  /** `same`: duplicate that does not count. `missing`: unknown to the database. */
  tone: 'same' | 'missing' | 'new';
}

interface LineMarksProps {
  /** Total number of lines. */
  lines: number;
  scrollTop: number;
  height: number;
  /** Note for a zero-based line. */
  getNote: (line: number) => LineNote | undefined;
}

/** Must match the style sheet. */
const lineHeight = 22;

/** Line numbers and notes, rendered for visible lines only. */
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
