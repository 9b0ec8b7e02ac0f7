import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.js';
import { useMutationWithToast } from '../../components/ui/use-mutation-with-toast.js';
import { useToasts } from '../../components/ui/use-toasts.js';
import { useFormat } from '../../i18n/use-format.js';
import styles from './admin.module.css';
import { FactList } from './fact-list.js';
import type { AdminUser } from './admin-user.js';
import { ReleaseDialog } from './money/partners-section.js';
import { BlockRewardsDocument } from './withdrawals.generated.js';

interface UserPartnerProps {
  user: AdminUser;
  reload: () => Promise<void>;
}

/** Partner statistics of a user, and whether rewards are blocked. */
export function UserPartner({ user, reload }: UserPartnerProps) {
  const { t } = useTranslation('admin');
  const { integer, money } = useFormat();
  const { success } = useToasts();
  const [isConfirming, setConfirming] = useState(false);
  const [isReleasing, setReleasing] = useState(false);
  const [block, isBusy] = useMutationWithToast(BlockRewardsDocument, t('person.actionFailed'));
  const { id, email, partner } = user;
  const setRewardsBlocked = async (blocked: boolean) => {
    const result = await block({ id, blocked });
    setConfirming(false);
    if (!result) return;
    await reload();
    success(t(blocked ? 'partner.blocked' : 'partner.unblocked', { email }));
  };
  const facts: [string, string][] = [
    [t('partner.balance'), money(partner.balanceCents)],
    [t('partner.withdrawal'), money(partner.withdrawalCents)],
    [t('partner.frozen'), money(partner.frozenCents)],
    [t('partner.debt'), money(partner.debtCents)],
    [t('partner.payers'), integer(partner.payers)],
  ];
  return (
    <>
      <FactList facts={facts} />
      <div className={styles.acts} style={{ marginTop: 12 }}>
        {partner.isBlocked ? (
          <Button loading={isBusy} onClick={() => void setRewardsBlocked(false)}>
            {t('partner.unblock')}
          </Button>
        ) : (
          <Button onClick={() => setConfirming(true)}>{t('partner.block')}</Button>
        )}
        {partner.frozenCents > 0 && !partner.isBlocked ? (
          <Button onClick={() => setReleasing(true)}>{t('money.partners.release')}</Button>
        ) : null}
      </div>
      {partner.isBlocked ? <p className={styles.hint}>{t('partner.isBlocked')}</p> : null}
      {isReleasing ? (
        <ReleaseDialog
          partner={{ accountId: id, email, frozenCents: partner.frozenCents }}
          onClose={() => setReleasing(false)}
          reload={reload}
        />
      ) : null}
      <ConfirmDialog
        opened={isConfirming}
        onClose={() => setConfirming(false)}
        title={t('partner.blockTitle', { email })}
        confirmLabel={t('partner.block')}
        isBusy={isBusy}
        onConfirm={() => void setRewardsBlocked(true)}
      >
        {t('partner.blockText')}
      </ConfirmDialog>
    </>
  );
}
