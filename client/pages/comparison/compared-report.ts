import type { ReportSubject } from '../../widgets/reports/report-subject.js';
import type { DomainFilter } from '../../features/comparison/comparison-params.js';

interface ComparedDomains {
  /** Domains that the database contains, in order. */
  names: readonly string[];
  domainFilterOf: (name: string) => DomainFilter;
  view: string;
  base: string | undefined;
}

/** Creates the report subject of compared domains. */
export function createComparedSubject({ names, domainFilterOf, view, base }: ComparedDomains): ReportSubject {
  const namesWithFilter = (domainFilter: DomainFilter) =>
    names.filter((name) => domainFilterOf(name) === domainFilter);
  const lists = { domains: [...names], incl: namesWithFilter('has'), excl: namesWithFilter('lacks') };
  const restParameters = {
    view,
    domains: lists.domains.join(','),
    incl: lists.incl.join(','),
    ...(lists.excl.length > 0 ? { excl: lists.excl.join(',') } : {}),
  };
  return {
    variables: { ...lists, view, base },
    restParameters: base ? { ...restParameters, base } : restParameters,
    ancestors: [],
    name: names.join(', '),
    links: { base },
    complete: true,
  };
}
