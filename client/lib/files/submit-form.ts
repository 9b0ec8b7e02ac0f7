import { csrfToken } from '../page/document-meta.js';

/**
 * Starts a download by form POST, because filters and lists may exceed the URL length. The browser streams the file to
 * disk.
 */
export function submitForm(path: string, parameters: URLSearchParams): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = path;
  form.hidden = true;
  const token = csrfToken();
  for (const [name = '', value = ''] of [...parameters, ...(token ? [['csrf_token', token]] : [])]) {
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
