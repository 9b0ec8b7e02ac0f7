import { Button } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Flyout } from '../../../components/ui/flyout.js';
import { useReportMeta } from '../report-context.js';
import { pluralRowNoun } from '../report-meta.js';
import styles from './filter-panel.module.css';

interface FilterPanelProps {
  opened: boolean;
  /** Number of applied conditions. */
  count: number;
  disabled: boolean;
  onOpen: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Filter button with its panel. */
export function FilterPanel({ opened, count, disabled, onOpen, onClose, children }: FilterPanelProps) {
  const { t } = useTranslation('reports');
  return (
    <Flyout
      opened={opened}
      onClose={onClose}
      title={t('filter.title', { noun: pluralRowNoun(useReportMeta()) })}
      header="bar"
      hint={t('filter.hint')}
      width={724}
      target={
        <Button
          leftSection={<IconFilter aria-hidden="true" />}
          data-filter-opener
          data-active={opened}
          disabled={disabled}
          aria-expanded={opened}
          aria-haspopup="dialog"
          aria-label={count > 0 ? t('filter.buttonCount', { count }) : undefined}
          onClick={opened ? onClose : onOpen}
        >
          {t('filter.button')}
          {count > 0 && <span className={styles.counter}>{count}</span>}
        </Button>
      }
    >
      {children}
    </Flyout>
  );
}
