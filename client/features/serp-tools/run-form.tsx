import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { countDistinct } from '../../../server/contract/tools/text-lines.js';
import { LineArea } from '../../widgets/lines/line-area.js';
import { countAgainstLimit, LineCount } from '../../widgets/lines/line-count.js';
import { ListForm } from '../../widgets/lines/list-form.js';
import { useCountedLines } from '../../widgets/lines/use-counted-lines.js';
import { useBaseCode } from '../../graphql/databases/use-base.js';
import { parseSubject } from '../../lib/text/subject.js';
import { useFormat } from '../../i18n/use-format.js';
import { useDebouncedValue } from '@mantine/hooks';
import styles from './serp-results.module.css';
import { useKnownDomainsQuery, useKnownKeywordsQuery } from './serp-tools.generated.js';

/** Debounce before the database lookup. */
const debounceMs = 500;

/** Maximum number of lines per query. */
const maxLinesPerQuery = 5000;

/** Zero-based indexes of lines that the database does not contain; undefined while the lookup is pending. */
function useUnknownLines(
  text: string,
  kind: 'keywords' | 'domains',
  base: string | undefined,
): ReadonlySet<number> | undefined {
  const [debouncedText] = useDebouncedValue(text, debounceMs);
  const lines = debouncedText.split(/\r\n?|\n/);
  const filledLines = lines
    .flatMap((line, lineIndex) =>
      line.trim() === '' ? [] : [{ line: line.trim().slice(0, 500), lineIndex }],
    )
    .slice(0, maxLinesPerQuery);
  const queriedLines = filledLines.map(({ line }) => line);
  const skip = queriedLines.length === 0;
  const keywords = useKnownKeywordsQuery({
    variables: { keywords: queriedLines, base },
    skip: skip || kind !== 'keywords',
  });
  const domains = useKnownDomainsQuery({
    variables: { domains: queriedLines, base },
    skip: skip || kind !== 'domains',
  });
  const existsByLine = kind === 'keywords' ? keywords.data?.knownKeywords : domains.data?.knownDomains;
  if (debouncedText !== text || existsByLine?.length !== filledLines.length) return undefined;
  return new Set(
    filledLines.flatMap(({ lineIndex }, index) => (existsByLine[index] === false ? [lineIndex] : [])),
  );
}

/** The host of each line, so that spellings of one domain count as repeated. */
function toHostLines(text: string): string {
  return text.replace(/[^\r\n]+/g, (line) => {
    const subject = parseSubject(line);
    return subject === undefined || subject.kind === 'keyword' ? line : subject.domain;
  });
}

interface RunFormProps {
  label: string;
  kind: 'keywords' | 'domains';
  text: string;
  onText: (text: string) => void;
  /** Maximum number of lines in the plan; undefined while loading. */
  limit: number | undefined;
  /** Button label for a number of valid lines. */
  getSubmitLabel: (lines: number) => string;
  onSubmit: () => void;
  /** Further options next to the list. */
  children?: ReactNode;
}

/** List input of a tool: typed, pasted or from a file. Counts the lines and looks them up in the database. */
export function RunForm({
  label,
  kind,
  text,
  onText,
  limit,
  getSubmitLabel,
  onSubmit,
  children,
}: RunFormProps) {
  const { t } = useTranslation('serpTools');
  const format = useFormat();
  const base = useBaseCode();
  const lineCounts = useCountedLines(kind === 'domains' ? toHostLines(text) : text);
  const unknownLines = useUnknownLines(text, kind, base);
  const missingCount = unknownLines ? countDistinct(unknownLines, lineCounts) : 0;
  const lineCount = countAgainstLimit(lineCounts);
  const isOverLimit = limit !== undefined && lineCount > limit;
  return (
    <div className={styles.form}>
      <ListForm
        lists={
          <LineArea
            label={label}
            text={text}
            onChange={onText}
            counts={lineCounts}
            getNote={(line) =>
              unknownLines?.has(line) ? { tone: 'missing', text: t('unknownLine') } : undefined
            }
            error={isOverLimit ? t('tooMany', { limit: format.integer(limit) }) : undefined}
          />
        }
        options={children}
        counts={
          limit === undefined ? null : (
            <LineCount
              counts={lineCounts}
              limit={limit}
              extraText={
                missingCount > 0
                  ? t(kind === 'domains' ? 'domainsNotFound' : 'notFound', {
                      count: missingCount,
                      formatted: format.integer(missingCount),
                    })
                  : undefined
              }
            />
          )
        }
        submitLabel={getSubmitLabel(isOverLimit ? 0 : Math.max(0, lineCount - missingCount))}
        isDisabled={lineCount === 0 || isOverLimit}
        onSubmit={onSubmit}
      />
    </div>
  );
}
