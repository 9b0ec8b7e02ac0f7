import styles from './lines.module.css';

/** What is said of one line, at its right end. */
export interface LineNote {
  text: string;
  /** `same`: the line counts for nothing. `missing`: it is not known. */
  tone: 'same' | 'missing' | 'new';
}

interface LineMarksProps {
  /** Lines in all. */
  lines: number;
  scrollTop: number;
  /** Height of what is seen of them, in px. */
  height: number;
  /** What is said of a line by its number from 0. */
  noteAt: (line: number) => LineNote | undefined;
}

/** Height of a line in px; the style sheet has the same. */
const lineHeight = 22;

/** The numbers of the lines in sight and what is said of them; the rest of a long list is never drawn. */
export function LineMarks({ lines, scrollTop, height, noteAt }: LineMarksProps) {
  const first = Math.floor(scrollTop / lineHeight);
  const count = Math.max(0, Math.min(Math.ceil(height / lineHeight) + 1, lines - first));
  const inView = Array.from({ length: count }, (_, at) => first + at);
  return (
    <div
      className={styles.marks}
      aria-hidden="true"
      style={{ transform: `translateY(${first * lineHeight - scrollTop}px)` }}
    >
      {inView.map((line) => {
        const note = noteAt(line);
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
