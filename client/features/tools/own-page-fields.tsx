import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LineArea } from '../../components/lines/line-area.js';
import { countAgainstLimit, LineCount } from '../../components/lines/line-count.js';
import { useCountedLines } from '../../components/lines/use-counted-lines.js';

/** What a tool about one page is asked beside its list. */
export interface OwnPage {
  page: string;
  /** Keywords, one per line. */
  phrases: string;
}

interface OwnPageFieldsProps extends OwnPage {
  /** Keywords that may be given. */
  limit: number;
  onChange: (requested: Partial<OwnPage>) => void;
}

/** Asks for the page that a tool is about. */
export function PageField({ page, onChange }: Pick<OwnPageFieldsProps, 'page' | 'onChange'>) {
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

/** Asks for the keywords beside the list. */
export function PhrasesField({ phrases, limit, onChange }: Omit<OwnPageFieldsProps, 'page'>) {
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
