import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { countDifferent } from '../../../server/contract/tools/text-lines.js';
import { LineArea } from '../../components/lines/line-area.js';
import { countAgainstLimit, LineCount } from '../../components/lines/line-count.js';
import { ListForm } from '../../components/lines/list-form.js';
import { useCountedLines } from '../../components/lines/use-counted-lines.js';
import { useBaseCode } from '../../graphql/use-base.js';
import { useFormat } from '../../i18n/use-format.js';
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

/** A list that a tool is run on: typed, pasted or from a file, counted and looked up as it is typed. */
export function RunForm({ label, kind, text, onText, limit, submit, onSubmit, children }: RunFormProps) {
  const { t } = useTranslation('serpTools');
  const format = useFormat();
  const base = useBaseCode();
  const counted = useCountedLines(text);
  const unknown = useUnknownLines(text, kind, base);
  const missing = unknown ? countDifferent(unknown, counted) : 0;
  const provided = countAgainstLimit(counted);
  const isOver = limit !== undefined && provided > limit;
  return (
    <div style={{ marginBottom: 16 }}>
      <ListForm
        lists={
          <LineArea
            label={label}
            text={text}
            onChange={onText}
            counts={counted}
            noteAt={(line) => (unknown?.has(line) ? { tone: 'missing', text: t('unknownLine') } : undefined)}
            error={isOver ? t('tooMany', { limit: format.integer(limit) }) : undefined}
          />
        }
        options={children}
        counts={
          limit === undefined ? null : (
            <LineCount
              counts={counted}
              limit={limit}
              more={
                missing > 0
                  ? t(kind === 'domains' ? 'domainsNotFound' : 'notFound', {
                      count: missing,
                      formatted: format.integer(missing),
                    })
                  : undefined
              }
            />
          )
        }
        action={submit(isOver ? 0 : Math.max(0, provided - missing))}
        isOff={provided === 0 || isOver}
        onSubmit={onSubmit}
      />
    </div>
  );
}
