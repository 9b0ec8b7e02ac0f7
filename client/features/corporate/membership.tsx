import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.js';
import { SectionCard } from '../../components/ui/section-card.js';
import { LeaveCorporateAccountDocument } from './corporate.generated.js';
import { useToasts } from '../../components/ui/use-toasts.js';
import styles from './corporate-section.module.css';
import { DialogError } from './dialog-error.js';

interface MembershipProps {
  id: string;
  /** E-mail of the owner of the plan. */
  owner: string;
  onLeave: () => Promise<void>;
}

/** Shows the owner of the plan, and lets a member leave the team. */
export function Membership({ id, owner, onLeave }: MembershipProps) {
  const { t } = useTranslation('corporate');
  const { success } = useToasts();
  const [isConfirming, setConfirming] = useState(false);
  const [leave, { loading, error }] = useMutation(LeaveCorporateAccountDocument);
  const confirm = async () => {
    // The error is rendered from the mutation state.
    if (!(await leave().catch(() => null))) return;
    setConfirming(false);
    success(t('member.left', { owner }));
    await onLeave();
  };
  return (
    <SectionCard id={id} title={t('title')}>
      <div className={styles.alone}>
        <span>{t('member.text', { owner })}</span>
        <Button onClick={() => setConfirming(true)}>{t('member.leave')}</Button>
      </div>
      <ConfirmDialog
        opened={isConfirming}
        onClose={() => setConfirming(false)}
        title={t('member.leaveTitle', { owner })}
        confirmLabel={t('member.leave')}
        isBusy={loading}
        error={<DialogError error={error} />}
        onConfirm={() => void confirm()}
      >
        {t('member.leaveText', { owner })}
      </ConfirmDialog>
    </SectionCard>
  );
}
