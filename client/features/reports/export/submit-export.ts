import { csrfToken } from '../../../lib/document-meta.js';
import { type FileFormat, type ReportCall, exportParameters } from './report-call.js';

/** Starts a download by form POST, because lists may exceed the URL length. The browser streams the file to disk. */
export function submitExport(call: ReportCall, language: string, format: FileFormat): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = `/api${call.path}`;
  form.hidden = true;
  const token = csrfToken();
  const fields = [...exportParameters(call, language, format), ...(token ? [['csrf_token', token]] : [])];
  for (const [name = '', value = ''] of fields) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
