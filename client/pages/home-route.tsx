import { DatabaseSelector } from '../features/databases/database-selector.js';
import { DatabasesCard } from '../features/databases/databases-card.js';
import { useDatabases } from '../graphql/databases/use-databases.js';
import { useViewer } from '../graphql/accounts/use-viewer.js';
import { TodayCard } from '../features/accounts/today-card.js';
import { useExampleDomains } from '../features/home/use-top-domains.js';
import { HomePage } from '../features/home/home-page.js';
import { HomeSearch } from '../features/search/home-search.js';
import { useBaseCode } from '../graphql/databases/use-base.js';
import { useOpener } from './frame/use-opener.js';
import { useNavigate } from 'react-router-dom';
import { isOpenAccess } from '../lib/page/document-meta.js';
import { paths } from '../addresses/paths.js';
import { reportPath } from '../addresses/report-path.js';

/** The start page with its sections. */
export function Component() {
  const base = useBaseCode();
  const { databases, current } = useDatabases();
  const { account } = useViewer();
  const isEmpty = databases.length > 0 && databases.every(({ empty }) => empty);
  const examples = useExampleDomains();
  const open = useOpener(base);
  const navigate = useNavigate();
  return (
    <HomePage
      isEmpty={isEmpty && account?.isAdministrator === true}
      search={
        <HomeSearch
          database={<DatabaseSelector large />}
          base={base}
          onOpen={open}
          currentBase={current?.code}
          examples={examples}
          onGroup={account ? (domains) => void navigate(paths.groups, { state: { domains } }) : undefined}
          onFind={(phrases, isStrict) =>
            void navigate(reportPath('keyword-search', { phrases, strict: isStrict ? undefined : '0' }, base))
          }
        />
      }
      limitsCard={isOpenAccess() ? undefined : <TodayCard />}
      databases={<DatabasesCard />}
    />
  );
}
