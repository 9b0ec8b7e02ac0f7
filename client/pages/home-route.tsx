import { DatabaseSelector } from '../features/databases/database-selector.js';
import { DatabasesCard } from '../features/databases/databases-card.js';
import { useDatabases } from '../graphql/use-databases.js';
import { TodayCard } from '../features/accounts/today-card.js';
import { HomePage } from '../features/home/home-page.js';
import { HomeSearch } from '../features/search/home-search.js';
import { useBaseCode } from '../graphql/use-base.js';
import { useOpener } from './frame/use-opener.js';
import { useNavigate } from 'react-router-dom';
import { keywordSearchPath } from '../addresses/paths.js';

/** The start page with the parts that it is made of. */
export function HomeRoute() {
  const base = useBaseCode();
  const { current } = useDatabases();
  const open = useOpener(base);
  const navigate = useNavigate();
  return (
    <HomePage
      search={
        <HomeSearch
          database={<DatabaseSelector large />}
          base={base}
          onOpen={open}
          currentBase={current?.code}
          onFind={(phrase, isStrict) => void navigate(keywordSearchPath(phrase, base, isStrict))}
        />
      }
      today={<TodayCard />}
      databases={<DatabasesCard />}
    />
  );
}
