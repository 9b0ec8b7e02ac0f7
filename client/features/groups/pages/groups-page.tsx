import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { clearShareSecrets } from '../share-secrets.js';
import { readAddressParameter } from '../../../../server/contract/reports/report-parameters.js';
import { maxSelectedRows } from '../../../../server/contract/reports/selected-rows.js';
import { GroupList } from '../group-list.js';
import { useDomainsByIdsQuery } from '../groups.generated.js';
import { useDatabases } from '../../../graphql/databases/use-databases.js';
import { AccountSkeleton } from '../../../widgets/sign-in/account-skeleton.js';
import { AuthenticatedPage } from '../../../widgets/sign-in/authenticated-page.js';

/** List of group reports. The address (`ids`) or the start page may pass domains for a new report. */
export function GroupsPage() {
  useEffect(clearShareSecrets, []);
  return (
    <AuthenticatedPage page="groups">
      <GroupListFromUrl />
    </AuthenticatedPage>
  );
}

function GroupListFromUrl() {
  const [search] = useSearchParams();
  const typedDomains = readTypedDomains(useLocation().state);
  const { current } = useDatabases();
  const base = readAddressParameter('base', search) ?? current?.code;
  const refs = (search.get('ids') ?? '')
    .split(',')
    .map((ref) => ref.trim())
    .filter((ref) => ref !== '')
    .slice(0, maxSelectedRows);
  // Resolves domain ids to names.
  const { data, error } = useDomainsByIdsQuery({
    variables: { ids: refs, base },
    skip: refs.length === 0,
  });
  if (refs.length === 0) return <GroupList initialDomains={typedDomains} base={base} />;
  if (!data && !error) return <AccountSkeleton page="groups" />;
  // Unknown ids are kept; the form marks them.
  const names = data?.namedDomains.map(({ ref, name }) => name ?? ref) ?? refs;
  return <GroupList initialDomains={names.join('\n')} base={base} />;
}

/** Domains passed in the history state by the start page. */
function readTypedDomains(state: unknown): string | undefined {
  const sentDomains =
    typeof state === 'object' && state !== null && 'domains' in state ? state.domains : undefined;
  return typeof sentDomains === 'string' ? sentDomains : undefined;
}

export { GroupsPage as Component };
