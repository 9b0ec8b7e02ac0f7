import { createContext, useContext } from 'react';
import type { ReportMeta } from './report-meta.js';

const Meta = createContext<ReportMeta | null>(null);

export const ReportMetaProvider = Meta.Provider;

/** The declaration of the report that this part of the page belongs to. */
export function useReportMeta(): ReportMeta {
  const meta = useContext(Meta);
  if (!meta) throw new Error('A part of a report was drawn outside its page.');
  return meta;
}

/** Id of the report around, as `organic-keywords`; undefined before its declaration is there. */
export function useReportIdIfAny(): string | undefined {
  return useContext(Meta)?.id;
}
