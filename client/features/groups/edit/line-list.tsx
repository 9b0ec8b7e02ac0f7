import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import {
  maxEditDomains,
  maxEditKeywords,
  maxEditTemplates,
} from '../../../../server/contract/projects/group-edits.js';
import { useFormat } from '../../../i18n/use-format.js';
import styles from './edit.module.css';
import { splitLines } from './edit-draft.js';

const max = { list: maxEditKeywords, domains: maxEditDomains, template: maxEditTemplates } as const;

interface LineListProps {
  by: keyof typeof max;
  value: string;
  onChange: (text: string) => void;
}

/** Text area for keywords, domains or templates, one per line, with a counter. */
export function LineList({ by, value, onChange }: LineListProps) {
  const { t } = useTranslation('groups');
  const format = useFormat();
  const lines = splitLines(value).length;
  const limit = max[by];
  const countText = t('edit.lines', {
    count: limit,
    provided: format.integer(lines),
    limit: format.integer(limit),
  });
  return (
    <Textarea
      label={t(`edit.field.${by}`)}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      description={<span className={lines > limit ? styles.over : undefined}>{countText}</span>}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      classNames={{ input: by === 'domains' ? styles.shortList : styles.list }}
      autoCapitalize="off"
      spellCheck={false}
      data-autofocus
    />
  );
}
