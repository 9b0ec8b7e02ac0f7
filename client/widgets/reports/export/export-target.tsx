import { Button, type ButtonProps, Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { directDownloadUrl, type DownloadRequest } from './use-download.js';
import { useQueueNotice } from './use-queue-notice.js';

interface ExportTargetProps {
  file: DownloadRequest;
  download: (file: DownloadRequest) => void;
}

interface ExportItemProps extends ExportTargetProps {
  /** Called instead of the download if the file would be truncated. */
  onTruncated?: (file: DownloadRequest) => void;
  disabled?: boolean;
  leftSection?: ReactNode;
  children: ReactNode;
}

/** Menu item that downloads a file. It is a plain link if a GET request suffices. */
export function ExportItem({ file, download, onTruncated, disabled, ...elementProps }: ExportItemProps) {
  const { i18n } = useTranslation();
  const notifyQueuePosition = useQueueNotice();
  const address = onTruncated || disabled ? undefined : directDownloadUrl(file, i18n.language);
  return address === undefined ? (
    <Menu.Item {...elementProps} disabled={disabled} onClick={() => (onTruncated ?? download)(file)} />
  ) : (
    <Menu.Item {...elementProps} component="a" href={address} onClick={notifyQueuePosition} />
  );
}

interface ExportButtonProps extends ExportTargetProps, ButtonProps {
  title?: string;
  'aria-label'?: string;
  onStarted?: () => void;
}

/** Button that downloads a file. */
export function ExportButton({ file, download, onStarted, ...elementProps }: ExportButtonProps) {
  const { i18n } = useTranslation();
  const notifyQueuePosition = useQueueNotice();
  const address = directDownloadUrl(file, i18n.language);
  const startDownload = () => {
    download(file);
    onStarted?.();
  };
  const startNativeDownload = () => {
    notifyQueuePosition();
    onStarted?.();
  };
  return address === undefined ? (
    <Button {...elementProps} onClick={startDownload} />
  ) : (
    <Button {...elementProps} component="a" href={address} onClick={startNativeDownload} />
  );
}
