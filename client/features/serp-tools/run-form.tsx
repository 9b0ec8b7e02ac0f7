import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { LineArea } from '../../components/lines/line-area.js';
import { countedAgainstLimit, LineCount } from '../../components/lines/line-count.js';
import { useCountedLines } from '../../components/lines/use-counted-lines.js';
import { useBaseCode } from '../../graphql/use-base.js';
import { useViewer } from '../../graphql/use-viewer.js';
import { useFormat } from '../../i18n/use-format.js';
import styles from './run-form.module.css';
import { useUnknownLines } from './use-unknown-lines.js';

interface RunFormProps {
  label: string;
  kind: 'keywords' | 'domains';
  text: string;
  onText: (text: string) => void;
  /** Lines that the plan takes; undefined until it is known. */
  limit: number | undefined;
  /** What the button says for so many lines that count. */
  submit: (lines: number) => string;
  onSubmit: () => void;
  /** What else is chosen, beside the list. */
  children?: ReactNode;
}

/** A list that a tool is run on: typed, pasted or from a file, counted and looked up as it is typed, with what a run costs. */
export function RunForm({ label, kind, text, onText, limit, submit, onSubmit, children }: RunFormProps) {
  const { t } = useTranslation('serpTools');
  const format = useFormat();
  const base = useBaseCode();
  const counted = useCountedLines(text);
  const unknown = useUnknownLines(text, kind, base);
  const missing = unknown ? [...unknown].filter((line) => !counted.sameAs.has(line)).length : 0;
  const given = countedAgainstLimit(counted);
  const isOver = limit !== undefined && given > limit;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (given > 0 && !isOver) onSubmit();
      }}
    >
      <div className={children ? styles.fields : styles.field}>
        <LineArea
          label={label}
          text={text}
          onChange={onText}
          counted={counted}
          noteOf={(line) => (unknown?.has(line) ? { tone: 'missing', text: t('unknownLine') } : undefined)}
          error={isOver ? t('tooMany', { limit: format.integer(limit) }) : undefined}
        />
        {children ? <div className={styles.options}>{children}</div> : null}
      </div>
      <div className={styles.foot}>
        {limit === undefined ? null : (
          <LineCount
            counted={counted}
            limit={limit}
            more={missing > 0 ? t('notFound', { count: missing, shown: format.integer(missing) }) : undefined}
          />
        )}
        <span className={styles.run}>
          <Cost />
          <Button type="submit" variant="filled" disabled={given === 0 || isOver}>
            {submit(Math.max(0, given - missing))}
          </Button>
        </span>
      </div>
    </form>
  );
}

/** What a run costs of the day's limit; nothing where there is none. */
function Cost() {
  const { t } = useTranslation('serpTools');
  const format = useFormat();
  const { viewer } = useViewer();
  const usage = viewer?.usage;
  if (!usage || usage.limit === null) return null;
  const left = format.integer(Math.max(0, usage.limit - usage.used));
  return (
    <span className={styles.cost} title={t('costFree')}>
      <Trans t={t} i18nKey="cost" values={{ left }} components={{ b: <b /> }} />
    </span>
  );
}
