import { Button, type ButtonProps, Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fileAddress, type DownloadRequest } from './use-download.js';
import { useQueueNotice } from './use-queue-notice.js';

interface ExportTargetProps {
  file: DownloadRequest;
  download: (file: DownloadRequest) => void;
}

interface ExportItemProps extends ExportTargetProps {
  /** Confirmation before the download starts. */
  onShort?: (file: DownloadRequest) => void;
  disabled?: boolean;
  leftSection?: ReactNode;
  children: ReactNode;
}

/** Menu item that downloads a file; a plain link if possible. */
export function ExportItem({ file, download, onShort, disabled, ...look }: ExportItemProps) {
  const { i18n } = useTranslation();
  const noticeQueue = useQueueNotice();
  const address = onShort || disabled ? undefined : fileAddress(file, i18n.language);
  return address === undefined ? (
    <Menu.Item {...look} disabled={disabled} onClick={() => (onShort ?? download)(file)} />
  ) : (
    <Menu.Item {...look} component="a" href={address} onClick={noticeQueue} />
  );
}

interface ExportButtonProps extends ExportTargetProps, ButtonProps {
  title?: string;
  'aria-label'?: string;
  onStarted?: () => void;
}

/** Button that downloads a file. */
export function ExportButton({ file, download, onStarted, ...look }: ExportButtonProps) {
  const { i18n } = useTranslation();
  const noticeQueue = useQueueNotice();
  const address = fileAddress(file, i18n.language);
  const start = () => {
    download(file);
    onStarted?.();
  };
  const begin = () => {
    noticeQueue();
    onStarted?.();
  };
  return address === undefined ? (
    <Button {...look} onClick={start} />
  ) : (
    <Button {...look} component="a" href={address} onClick={begin} />
  );
}
