import { useState, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccountTitle } from '../../i18n/use-account-title.js';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { PageHeader } from '../../components/ui/page-header.js';
import { safeReturnPath } from '../../../server/contract/accounts/return-path.js';
import { paths, subscriptionPath } from '../../addresses/paths.js';
import { withQuery } from '../../addresses/with-query.js';
import { LoginForm } from '../../widgets/sign-in/login-form.js';
import styles from './login-page.module.css';
import { RegistrationForm } from '../../widgets/sign-in/registration-form.js';
import { useViewer } from '../../graphql/accounts/use-viewer.js';
import { Banner } from '../../components/ui/banner.js';
import type { accounts } from '../../i18n/en/accounts.js';
import { IconChevronRight } from '@tabler/icons-react';
import { toUserError } from '../../graphql/transport/to-user-error.js';
import { useSession } from '../../graphql/accounts/use-session.js';
import { useDemonstrationsQuery, type DemonstrationsQuery } from './demonstrations.generated.js';

const codes: ReadonlySet<string> = new Set([
  'WRONG_CREDENTIALS',
  'ACCOUNT_BLOCKED',
  'SECOND_FACTOR_REQUIRED',
  'WRONG_SECOND_FACTOR',
  'TOO_MANY_REQUESTS',
  'INVALID_EMAIL',
  'EMAIL_TAKEN',
  'INVALID_PHONE',
  'PHONE_TAKEN',
  'WEAK_PASSWORD',
  'PASSWORDS_DIFFER',
  'FORBIDDEN',
] satisfies (keyof typeof accounts.postErrors)[]);

function isPostErrorCode(code: string): code is keyof typeof accounts.postErrors {
  return codes.has(code);
}

/** Translates the `error` code in the URL, which the server adds after rejecting a form without JavaScript. */
function PostErrorBanner({ code }: { code: string }) {
  const { t } = useTranslation('accounts');
  return <Banner tone="error">{t(`postErrors.${isPostErrorCode(code) ? code : 'other'}`)}</Banner>;
}

/** Parses the registration request in the log-in URL, with an optional plan and term. */
function parseRegistration(hash: string, term: string | null): { plan?: number; term?: number } | undefined {
  if (hash === '#register') return {};
  const plan = /^#tarif(\d+)$/.exec(hash)?.[1];
  if (plan === undefined) return undefined;
  return { plan: Number(plan), term: /^\d{1,2}$/.test(term ?? '') ? Number(term) : undefined };
}

/** Login and registration forms side by side. Redirects users who are already logged in. */
export function LoginPage() {
  const { t } = useTranslation(['accounts', 'frame']);
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const returnTo = safeReturnPath(query.get('redirect'), { allowAuthRoutes: false });
  const registration = parseRegistration(hash, query.get('srok'));
  const { viewer, account } = useViewer();
  const [isRegistering, setRegistering] = useState(false);
  const redirectPath =
    registration?.plan === undefined ? returnTo : subscriptionPath(registration.plan, registration.term);
  useRedirect(account && !isRegistering ? redirectPath : undefined);
  const postError = query.get('error');
  const finishRegistration = (request?: { plan: number; term: number }) => {
    const redirect = returnTo === '/' ? undefined : returnTo;
    const welcome = withQuery(paths.successfulRegistration, { redirect });
    // Users who chose a plan before registration continue with its purchase.
    const nextPath = request ? subscriptionPath(request.plan, request.term) : welcome;
    void navigate(nextPath, { replace: true, state: request && { goesOn: true } });
  };
  return (
    <div className="narrow">
      <PageHeader title={useAccountTitle('login')} />
      <div className={styles.box}>
        <nav className={styles.tabs} aria-label={t('waysIn')}>
          <Link to={{ search, hash: '' }} replace aria-current={registration ? undefined : 'page'}>
            {t('frame:pages.login')}
          </Link>
          <Link to={{ search, hash: '#register' }} replace aria-current={registration ? 'page' : undefined}>
            {t('frame:pages.registration')}
          </Link>
        </nav>
        {postError ? <PostErrorBanner code={postError} /> : null}
        {registration ? (
          <RegistrationForm
            key={`${registration.plan}-${registration.term}`}
            plan={registration.plan}
            term={registration.term}
            autoFocus
            onStart={() => setRegistering(true)}
            onDone={finishRegistration}
          />
        ) : (
          <>
            <LoginForm key={viewer?.lastEmail ?? ''} email={viewer?.lastEmail ?? ''} autoFocus />
            <DemonstrationList />
          </>
        )}
      </div>
    </div>
  );
}

/** Redirects once `path` is defined. Server-rendered pages are loaded by the browser. */
function useRedirect(path: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (path === undefined) return;
    if (isServerPath(path)) window.location.assign(path);
    else void navigate(path, { replace: true });
  }, [path, navigate]);
}

function isServerPath(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/, 1);
  return [paths.apiDocs, paths.playground, paths.changeDatabase].some(
    (page) => pathname === page || pathname.startsWith(`${page}/`),
  );
}

type Demonstration = DemonstrationsQuery['demonstrationAccounts'][number];

/** Demo accounts, each with a log-in button. Renders nothing if there are none. */
function DemonstrationList() {
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

export { LoginPage as Component };
