import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { normaliseCombinedWord } from '../../../../server/contract/tools/combination.js';
import { splitLines } from '../../../../server/contract/tools/text-lines.js';
import { LineArea } from '../../../widgets/lines/line-area.js';
import { LineCount } from '../../../widgets/lines/line-count.js';
import { useCountedLines } from '../../../widgets/lines/use-counted-lines.js';
import styles from './list-tools.module.css';

interface WordListProps {
  label: string;
  text: string;
  limit: number;
  onChange: (text: string) => void;
  /** Removes the list; undefined if it is required. */
  onRemove?: () => void;
}

/** One word list of the combiner. */
export function WordList({ label, text, limit, onChange, onRemove }: WordListProps) {
  const { t } = useTranslation('toolsLists');
  const counted = useCountedLines(text);
  const remove = t('combine.remove', { list: label });
  return (
    <div className={styles.list}>
      <LineArea
        label={label}
        text={text}
        onChange={onChange}
        counts={counted}
        secondary={
          onRemove ? (
            <ActionIcon size={24} onClick={onRemove} aria-label={remove} title={remove}>
              <IconX aria-hidden="true" />
            </ActionIcon>
          ) : null
        }
      />
      <LineCount counts={counted} limit={limit} />
    </div>
  );
}

/** Distinct normalized words of a list. */
export function distinctWords(text: string): string[] {
  const words = new Set(splitLines(text).map(normaliseCombinedWord));
  words.delete('');
  return [...words];
}
