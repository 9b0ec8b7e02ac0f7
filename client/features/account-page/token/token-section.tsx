import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SectionCard } from '../../../components/ui/section-card.js';
import { useCheapestPlanFor } from '../../../graphql/plans/use-cheapest-plan-for.js';
import { useFormat } from '../../../i18n/use-format.js';
import { paths } from '../../../addresses/paths.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { useAccountPage } from '../account-page-data.js';
import { NewTokenDialog } from './new-token-dialog.js';
import { TokenForm } from './token-form.js';
import styles from './token-section.module.css';

/** API token of the account: its status, regeneration and an example request. */
export function TokenSection({ id }: { id: string }) {
  const { t } = useTranslation('panel');
  const { account } = useAccountPage();
  return (
    <SectionCard id={id} title={t('token.title')} subtitle={t('token.subtitle')}>
      <div className={styles.body}>
        {account.plan.limits.api ? <TokenControls /> : <ApiNotIncluded />}
        <div>
          <p className={styles.caption}>{t('token.example')}</p>
          <pre className={styles.example} tabIndex={0} aria-label={t('token.example')}>
            {exampleRequest()}
          </pre>
        </div>
        <a href={paths.apiDocs}>{t('token.docs')}</a>
      </div>
    </SectionCard>
  );
}

function TokenControls() {
  const { t } = useTranslation('panel');
  const format = useFormat();
  const { account } = useAccountPage();
  const [token, setToken] = useState<string | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const closeForm = () => setConfirming(false);
  return (
    <>
      <p className={styles.quiet}>{t('token.text')}</p>
      <div className={styles.line}>
        <span>
          {account.hasApiToken
            ? t('token.has', {
                hint: account.apiTokenHint ?? '',
                date: account.apiTokenAt ? format.momentDay(account.apiTokenAt) : '',
              })
            : t('token.none')}
        </span>
        <Button onClick={() => setConfirming(true)}>
          {t(account.hasApiToken ? 'token.renew' : 'token.create')}
        </Button>
      </div>
      <Dialog
        opened={isConfirming}
        onClose={closeForm}
        title={t(account.hasApiToken ? 'token.renewTitle' : 'token.createTitle')}
      >
        <TokenForm onClose={closeForm} onToken={setToken} />
      </Dialog>
      <NewTokenDialog token={token} onClose={() => setToken(null)} text={t('token.newText')} />
    </>
  );
}

function ApiNotIncluded() {
  const { t } = useTranslation('panel');
  const { account } = useAccountPage();
  const min = useCheapestPlanFor().api?.label;
  const text = account.isPaid ? 'token.notInPlan' : 'token.demo';
  return (
    <div className={styles.line}>
      <span>{min && t(text, { plan: account.plan.label, min })}</span>
      {account.ownerEmail === null ? (
        <Button component={Link} to={paths.pricing}>
          {t('plan.seePlans')}
        </Button>
      ) : null}
    </div>
  );
}

/** Example request with a placeholder for the token. */
function exampleRequest(): string {
  return [
    `curl -H "X-API-Token: TOKEN" \\`,
    `  "${window.location.origin}/api/report/simple/domain_dashboard?domain=northtrail.example"`,
  ].join('\n');
}
