import { ActionIcon, Button } from '@mantine/core';
import { IconAlertCircle, IconInfoCircle, IconRefresh, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './banner.module.css';

interface BannerProps {
  tone?: 'info' | 'error';
  /** Short description of the problem. */
  title?: string;
  /** Reason and consequences. */
  children?: ReactNode;
  /** Id of the failed request. */
  requestId?: string;
  onRetry?: () => void;
  /** Action that fixes the cause, if a retry cannot help. */
  remedy?: { label: string; action: () => void };
  /** Additional buttons. */
  actions?: ReactNode;
  onClose?: () => void;
}

/** An inline message above the content it concerns. */
export function Banner({
  tone = 'info',
  title,
  children,
  requestId,
  onRetry,
  remedy,
  actions,
  onClose,
}: BannerProps) {
  const { t } = useTranslation();
  const Icon = tone === 'error' ? IconAlertCircle : IconInfoCircle;
  return (
    <div
      className={`${styles.strip} ${tone === 'error' ? styles.error : ''}`}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <Icon aria-hidden="true" />
      <span className={styles.text}>
        {title ? <b>{title} </b> : null}
        {children}{' '}
        {requestId ? (
          <span className={styles.request}>{t('request', { ns: 'states', id: requestId })}</span>
        ) : null}
      </span>
      {onRetry ? (
        <Button
          size="xs"
          leftSection={<IconRefresh className="icon-small" aria-hidden="true" />}
          onClick={onRetry}
        >
          {t('retry')}
        </Button>
      ) : null}
      {remedy ? (
        <Button size="xs" onClick={remedy.action}>
          {remedy.label}
        </Button>
      ) : null}
      {actions}
      {onClose ? (
        <ActionIcon onClick={onClose} aria-label={t('close')} title={t('close')}>
          <IconX aria-hidden="true" />
        </ActionIcon>
      ) : null}
    </div>
  );
}
