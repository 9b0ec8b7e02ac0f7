import { Button, type ButtonProps, Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DownloadRequest } from './use-download.js';

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

/** Menu item that downloads a file. */
export function ExportItem({ file, download, onTruncated, ...elementProps }: ExportItemProps) {
  return <Menu.Item {...elementProps} onClick={() => (onTruncated ?? download)(file)} />;
}

interface ExportButtonProps extends ExportTargetProps, ButtonProps {
  title?: string;
  'aria-label'?: string;
  onStarted?: () => void;
}

/** Button that downloads a file. */
export function ExportButton({ file, download, onStarted, ...elementProps }: ExportButtonProps) {
  const startDownload = () => {
    download(file);
    onStarted?.();
  };
  return <Button {...elementProps} onClick={startDownload} />;
}
