import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { AddDomain } from './add-domain.js';
import { type ComparedDomain, DomainLines } from './domain-lines.js';
import styles from './overview.module.css';
import { PartList } from './part-list.js';
import type { Comparison, ComparisonSummary } from './use-comparison.js';
import { VennDiagram } from './venn-diagram.js';

/** Compared domains and their intersections, as a Venn diagram for two or three domains and as a list. */
export function Overview({ comparison }: { comparison: Comparison }) {
  const { t } = useTranslation('comparison');
  const { params, view, base, summary, isLoading, add, remove, setDomainFilter } = comparison;
  const lines = mergeDomains(comparison);
  const hasCounts = lines.filter(({ keywords }) => typeof keywords === 'number').length > 0;
  return (
    <section
      className={styles.panel}
      aria-label={t('sites')}
      aria-busy={isLoading}
      data-wide={lines.length > 3}
    >
      <div className={styles.domains}>
        {lines.length > 0 && (
          <DomainLines
            lines={lines}
            base={base}
            view={view}
            onDomainFilterChange={setDomainFilter}
            onRemove={remove}
          />
        )}
        <AddDomain names={params.domains} maxDomains={summary?.maxDomains} onAdd={add} />
      </div>
      {summary && hasCounts ? (
        <Intersections comparison={comparison} summary={summary} lines={lines} />
      ) : isLoading ? (
        <div className={styles.parts}>
          <SkeletonRows rows={Math.max(3, lines.length)} />
        </div>
      ) : null}
    </section>
  );
}

interface IntersectionsProps {
  comparison: Comparison;
  summary: ComparisonSummary;
  lines: readonly ComparedDomain[];
}

function Intersections({ comparison, summary, lines }: IntersectionsProps) {
  const { t } = useTranslation('comparison');
  const names = lines.map(({ name }) => name);
  const domainFilters = lines.map(({ domainFilter, keywords }) => (keywords === null ? 'any' : domainFilter));
  const visible = {
    names,
    parts: summary.parts,
    domainFilters,
    onPick: ({ domains }: { domains: readonly number[] }) =>
      comparison.showOnly(names.filter((_, index) => domains.includes(index + 1))),
  };
  const hasDiagram = names.length > 1 && names.length <= 3 && summary.parts.length > 0;
  return (
    <>
      {hasDiagram && (
        <div className={styles.diagram}>
          <VennDiagram {...visible} />
        </div>
      )}
      <div className={styles.parts}>
        <div className={styles.head}>
          <h2 className={styles.title}>{t('parts')}</h2>
          <span>{t('partKeywords')}</span>
        </div>
        <PartList {...visible} />
      </div>
    </>
  );
}

/** Merges the domains of the URL with their loaded counts. */
function mergeDomains({ params, view, summary }: Comparison): ComparedDomain[] {
  const domainsByName = new Map(summary?.domains.map((domain) => [domain.name, domain]));
  return params.domains.map((name) => {
    const domain = domainsByName.get(name);
    const ownKeywords =
      domain && (domain.id === null ? null : view === 'context' ? domain.adkeyscnt : domain.it50);
    return { name, keywords: ownKeywords, domainFilter: params.getDomainFilter(name) };
  });
}
