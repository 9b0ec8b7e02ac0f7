import { useReportCountsQuery } from './report-counts.generated.js';

/** Rows of each report on a domain by the report's id; empty until they are known, and where there is no domain. */
export function useReportCounts(
  domain: string | undefined,
  base: string | undefined,
): ReadonlyMap<string, number> {
  const { data } = useReportCountsQuery({
    variables: { domain: domain ?? '', base },
    skip: !domain,
    errorPolicy: 'ignore',
  });
  return new Map((data?.reportCounts ?? []).map(({ id, rows }) => [id, rows]));
}
