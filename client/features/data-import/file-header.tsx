import { ActionIcon } from '@mantine/core';
import { IconAlertCircle, IconCheck, IconChevronDown, IconFileText, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './data-import.module.css';

interface FileHeaderProps {
  name: string;
  /** Detected format. */
  tag?: ReactNode;
  size: string;
  /** Translated state. */
  state: string;
  tone: 'good' | 'quiet' | 'bad';
  isOpen?: boolean;
  onToggle?: () => void;
  onRemove: () => void;
}

/** Header line of a file card; the card collapses to it. */
export function FileHeader({ name, tag, size, state, tone, isOpen, onToggle, onRemove }: FileHeaderProps) {
  const { t } = useTranslation('data');
  return (
    <div className={styles.fileHead}>
      <IconFileText aria-hidden="true" />
      <h2 title={name}>{name}</h2>
      {tag}
      <span className={styles.size}>{size}</span>
      <span className={`${styles.state} ${styles[tone] ?? ''}`}>
        {tone === 'good' ? <IconCheck aria-hidden="true" /> : null}
        {tone === 'bad' ? <IconAlertCircle aria-hidden="true" /> : null}
        {state}
      </span>
      <span className={styles.acts}>
        {onToggle ? (
          <ActionIcon
            onClick={onToggle}
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'file.fold' : 'file.unfold', { name })}
          >
            <IconChevronDown aria-hidden="true" style={isOpen ? { rotate: '180deg' } : undefined} />
          </ActionIcon>
        ) : null}
        <ActionIcon onClick={onRemove} aria-label={t('file.remove', { name })}>
          <IconX aria-hidden="true" />
        </ActionIcon>
      </span>
    </div>
  );
}
