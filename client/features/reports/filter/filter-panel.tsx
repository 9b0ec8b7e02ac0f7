import { Button, Modal, Popover } from '@mantine/core';
import { IconFilter, IconX } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNarrow } from '../../../components/grid/use-narrow.js';
import { useReportMeta } from '../report-context.js';
import { rowNounMany } from '../report-meta.js';
import styles from './filter-panel.module.css';

interface FilterPanelProps {
  opened: boolean;
  /** Conditions that are applied. */
  count: number;
  disabled: boolean;
  onOpen: () => void;
  onClose: () => void;
  children: ReactNode;
}

const sheetLook = { inner: styles['sheetPlace'], content: styles['sheet'] };

/** The Filter button with its panel: a popover under it, on a telephone a sheet from the bottom. */
export function FilterPanel({ opened, count, disabled, onOpen, onClose, children }: FilterPanelProps) {
  const { t } = useTranslation('reports');
  const sheet = useNarrow(600);
  const title = t('filter.title', { noun: rowNounMany(useReportMeta()) });
  const button = (
    <Button
      leftSection={<IconFilter aria-hidden="true" />}
      className={styles['opener']}
      data-filter-opener
      data-active={opened}
      disabled={disabled}
      aria-expanded={opened}
      aria-haspopup="dialog"
      aria-label={count > 0 ? t('filter.buttonCount', { count }) : undefined}
      onClick={opened ? onClose : onOpen}
    >
      {t('filter.button')}
      {count > 0 && <span className={styles['counter']}>{count}</span>}
    </Button>
  );
  const head = (
    <div className={styles['head']}>
      <h2>{title}</h2>
      <span>{t('filter.hint')}</span>
      <button type="button" className={styles['icon']} aria-label={t('filter.close')} onClick={onClose}>
        <IconX aria-hidden="true" />
      </button>
    </div>
  );
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };
  if (sheet) {
    return (
      <>
        {button}
        <Modal.Root
          opened={opened}
          onClose={onClose}
          yOffset={0}
          xOffset={0}
          size="100%"
          classNames={sheetLook}
          transitionProps={{ transition: 'fade', duration: 160 }}
        >
          <Modal.Overlay />
          <Modal.Content aria-label={title}>
            {head}
            {children}
          </Modal.Content>
        </Modal.Root>
      </>
    );
  }
  return (
    <Popover
      opened={opened}
      onChange={(open) => !open && onClose()}
      position="bottom-start"
      width={724}
      trapFocus
      returnFocus
      closeOnClickOutside
      // A list that is open in the panel takes the first Esc; the kit would not let it.
      closeOnEscape={false}
    >
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown className={styles['panel']} aria-label={title} onKeyDown={closeByEscape}>
        {head}
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
