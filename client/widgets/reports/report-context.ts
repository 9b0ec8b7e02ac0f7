import { createContext, useContext } from 'react';
import type { ReportMeta } from './report-meta.js';

const MetaContext = createContext<ReportMeta | null>(null);

export const ReportMetaProvider = MetaContext.Provider;

/** Metadata of the surrounding report. */
export function useReportMeta(): ReportMeta {
  const meta = useContext(MetaContext);
  if (!meta) throw new Error('A part of a report was drawn outside its page.');
  return meta;
}

/** Id of the surrounding report, for example `organic-keywords`; undefined until its metadata is loaded. */
export function useReportIdIfAny(): string | undefined {
  return useContext(MetaContext)?.id;
}
