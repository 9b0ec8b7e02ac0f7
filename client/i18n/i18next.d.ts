import 'i18next';
import type { catalogue } from './en/catalogue.js';
import type { parts } from './en/parts.js';

type LoadedParts = { [Part in keyof typeof parts]: Awaited<ReturnType<(typeof parts)[Part]>> };

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'frame';
    resources: typeof catalogue & LoadedParts;
  }
}
