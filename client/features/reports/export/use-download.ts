import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchFile } from './fetch-file.js';
import { exportAddress, type FileFormat, type ReportCall } from './report-call.js';
import { submitExport } from './submit-export.js';
import { useQueueNotice } from './use-queue-notice.js';
import { useToasts } from '../../../components/ui/use-toasts.js';

/** Report and file format of an export. */
export interface DownloadRequest {
  call: ReportCall;
  format: FileFormat;
}

/** URL for a direct download; undefined if the export needs a POST request or selected rows. */
export function directDownloadUrl({ call, format }: DownloadRequest, language: string): string | undefined {
  return call.method === 'GET' && call.ids === undefined ? exportAddress(call, language, format) : undefined;
}

/** Downloads files: selected rows with fetch and a progress toast, other exports as a browser download. */
export function useDownload(): { download: (file: DownloadRequest) => void; busy: boolean } {
  const { t, i18n } = useTranslation('files');
  const { success, warn, wait } = useToasts();
  const notifyQueuePosition = useQueueNotice();
  const [busy, setBusy] = useState(false);
  const downloadByFetch = async ({ call, format }: DownloadRequest) => {
    setBusy(true);
    const hideToast = wait(t(format === 'images' ? 'drawing' : 'making'));
    try {
      const name = await fetchFile(call, i18n.language, format);
      success(t('made', { name }));
    } catch (error) {
      warn(t('failed'), error instanceof Error ? error.message : String(error));
    } finally {
      hideToast();
      setBusy(false);
    }
  };
  const download = (file: DownloadRequest) => {
    notifyQueuePosition();
    if (file.call.ids) void downloadByFetch(file);
    else submitExport(file.call, i18n.language, file.format);
  };
  return { download, busy };
}
