import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toUserError } from '../../graphql/to-user-error.js';
import { useSession } from '../../graphql/use-session.js';
import styles from './demonstration-list.module.css';
import { useDemonstrationsQuery, type DemonstrationsQuery } from './demonstrations.generated.js';

type Demonstration = DemonstrationsQuery['demonstrationAccounts'][number];

/** Demo accounts, each with a log-in button. Renders nothing if there are none. */
export function DemonstrationList() {
  const { t } = useTranslation('accounts');
  const { data } = useDemonstrationsQuery({ errorPolicy: 'ignore' });
  const { logIn } = useSession();
  const [error, setError] = useState<string>();
  const accounts = data?.demonstrationAccounts ?? [];
  const [first] = accounts;
  if (!first) return null;
  const enterAccount = ({ email, password }: Demonstration) =>
    void logIn({ email, password }).catch((cause: Error) => setError(toUserError(cause).message));
  return (
    <section className={styles.list} aria-label={t('demonstrations.title')}>
      <h2>{t('demonstrations.title')}</h2>
      <p>{t('demonstrations.text', { password: first.password })}</p>
      {error ? <p role="alert">{error}</p> : null}
      <ul>
        {accounts.map((account) => (
          <li key={account.email}>
            <button type="button" onClick={() => enterAccount(account)}>
              <b>{account.email}</b>
              <span>{account.may}</span>
              <IconChevronRight aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
