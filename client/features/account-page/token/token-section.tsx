import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SectionCard } from '../../../components/ui/section-card.js';
import { RegenerateApiTokenDocument } from '../account-page.generated.js';
import { useCheapestPlanFor } from '../../../graphql/plans/use-cheapest-plan-for.js';
import { useFormat } from '../../../i18n/use-format.js';
import { paths } from '../../../addresses/paths.js';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.js';
import { useAccountPage } from '../account-page-data.js';
import { useMutationWithToast } from '../../../components/ui/use-mutation-with-toast.js';
import { NewTokenDialog } from './new-token-dialog.js';
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
  const { account, reload } = useAccountPage();
  const [regenerate, isRegenerating] = useMutationWithToast(RegenerateApiTokenDocument, t('notDone'));
  const [token, setToken] = useState<string | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const regenerateToken = async () => {
    const result = await regenerate({});
    setConfirming(false);
    if (!result) return;
    setToken(result.regenerateApiToken.token);
    await reload();
  };
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
        <Button
          loading={isRegenerating}
          onClick={() => (account.hasApiToken ? setConfirming(true) : void regenerateToken())}
        >
          {t(account.hasApiToken ? 'token.renew' : 'token.create')}
        </Button>
      </div>
      <ConfirmDialog
        opened={isConfirming}
        onClose={() => setConfirming(false)}
        title={t('token.renewTitle')}
        confirmLabel={t('token.renew')}
        isBusy={isRegenerating}
        onConfirm={() => void regenerateToken()}
      >
        {t('token.renewText')}
      </ConfirmDialog>
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
