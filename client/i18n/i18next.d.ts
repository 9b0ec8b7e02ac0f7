import 'i18next';
import type { catalogue } from './en/catalogue.js';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'frame';
    resources: typeof catalogue;
  }
}
