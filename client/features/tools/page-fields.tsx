import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LineArea } from '../../widgets/lines/line-area.js';
import { countAgainstLimit, LineCount } from '../../widgets/lines/line-count.js';
import { useCountedLines } from '../../widgets/lines/use-counted-lines.js';

/** Input of tools that analyze a page. */
export interface PageInput {
  page: string;
  /** Keywords, one per line. */
  phrases: string;
}

interface PageFieldsProps extends PageInput {
  limit: number;
  onChange: (change: Partial<PageInput>) => void;
}

/** URL field of the analyzed page. */
export function PageField({ page, onChange }: Pick<PageFieldsProps, 'page' | 'onChange'>) {
  const { t } = useTranslation('tools');
  return (
    <TextInput
      label={t('ownPage')}
      description={t('ownPageHint')}
      placeholder="https://"
      value={page}
      onChange={(event) => onChange({ page: event.currentTarget.value })}
    />
  );
}

/** Keyword field of the analyzed page. */
export function PhrasesField({ phrases, limit, onChange }: Omit<PageFieldsProps, 'page'>) {
  const { t } = useTranslation('tools');
  const counted = useCountedLines(phrases);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 6 }}>
      <LineArea
        label={t('phrases')}
        text={phrases}
        onChange={(text) => onChange({ phrases: text })}
        counts={counted}
        rows={4}
        error={countAgainstLimit(counted) > limit ? t('tooManyPhrases', { count: limit }) : undefined}
      />
      <LineCount counts={counted} limit={limit} />
    </div>
  );
}
