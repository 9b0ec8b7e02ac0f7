import { useLocation, useSearchParams } from 'react-router-dom';
import { readAddress } from '../../../server/contract/report-parameters.js';
import { GroupList } from '../../features/groups/group-list.js';
import { useDomainsByIdsQuery } from '../../features/groups/groups.generated.js';
import { useDatabases } from '../../graphql/use-databases.js';
import { AccountSkeleton } from '../account-skeleton.js';
import { AuthenticatedPage } from '../authenticated-page.js';

/** The list of group reports; `ids` of its address are domains that a new one begins with, as are those typed on the start page. */
export function GroupsPage() {
  return (
    <AuthenticatedPage page="groups">
      <ListOfAddress />
    </AuthenticatedPage>
  );
}

function ListOfAddress() {
  const [search] = useSearchParams();
  const typed = typedElsewhere(useLocation().state);
  const { current } = useDatabases();
  const base = readAddress('base', search) ?? current?.code;
  const refs = (search.get('ids') ?? '')
    .split(',')
    .map((ref) => ref.trim())
    .filter((ref) => ref !== '');
  // What compares domains is what knows them by their ids.
  const { data, error } = useDomainsByIdsQuery({
    variables: { ids: refs, base },
    skip: refs.length === 0,
  });
  if (refs.length === 0) return <GroupList chosen={typed} base={base} />;
  if (!data && !error) return <AccountSkeleton page="groups" />;
  // What the database does not know by its id stays as it was given: the list says so.
  const names = data?.comparisonSummary.domains.map(({ name }) => name) ?? refs;
  return <GroupList chosen={names.join('\n')} base={base} />;
}

/** Domains that were typed on another page, as the start page sends them. */
function typedElsewhere(state: unknown): string | undefined {
  const sent = typeof state === 'object' && state !== null && 'domains' in state ? state.domains : undefined;
  return typeof sent === 'string' ? sent : undefined;
}
