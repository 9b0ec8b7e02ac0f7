import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FileFormat, type ReportCall, exportParameters, postReport } from './report-call.js';
import { useQueueNotice } from './use-queue-notice.js';
import { useToasts } from '../../../components/ui/use-toasts.js';
import { requestErrorMessage } from '../../../graphql/transport/request-error-message.js';
import { saveFile } from '../../../lib/files/save-file.js';
import { submitForm } from '../../../lib/files/submit-form.js';

/** Report and file format of an export. */
export interface DownloadRequest {
  call: ReportCall;
  format: FileFormat;
}

/** Downloads files: selected rows with fetch and a progress toast, other exports by form, as a browser download. */
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
      warn(t('failed'), requestErrorMessage(error));
    } finally {
      hideToast();
      setBusy(false);
    }
  };
  const download = (file: DownloadRequest) => {
    notifyQueuePosition();
    if (file.call.ids) void downloadByFetch(file);
    else submitForm(`/api${file.call.path}`, exportParameters(file.call, i18n.language, file.format));
  };
  return { download, busy };
}

/**
 * Downloads a small file with fetch, which reports completion and errors and survives an expired session.
 * @returns the file name
 * @throws Error with the server's message
 */
async function fetchFile(call: ReportCall, language: string, format: FileFormat): Promise<string> {
  const result = await postReport(call, exportParameters(call, language, format), language);
  const name = parseFileName(result) ?? 'report';
  saveFile(await result.blob(), name);
  return name;
}

function parseFileName({ headers }: Response): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '')?.[1];
  return encoded === undefined ? undefined : decodeURIComponent(encoded);
}
