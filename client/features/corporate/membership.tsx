import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.js';
import { SectionCard } from '../../components/ui/section-card.js';
import { LeaveCorporateAccountDocument } from './corporate.generated.js';
import { useToasts } from '../../components/ui/use-toasts.js';
import styles from './corporate-section.module.css';
import { DialogFault } from './dialog-error.js';

interface MembershipProps {
  id: string;
  /** E-mail of the owner of the plan. */
  owner: string;
  onLeft: () => Promise<void>;
}

/** Whose plan a person works with, and the way out of it. */
export function Membership({ id, owner, onLeft }: MembershipProps) {
  const { t } = useTranslation('corporate');
  const { success } = useToasts();
  const [isAsking, setAsking] = useState(false);
  const [leave, { loading, error }] = useMutation(LeaveCorporateAccountDocument);
  const confirm = async () => {
    // What is refused is shown in the dialog, from the state of the mutation.
    if (!(await leave().catch(() => null))) return;
    setAsking(false);
    success(t('member.left', { owner }));
    await onLeft();
  };
  return (
    <SectionCard id={id} title={t('title')}>
      <div className={styles.alone}>
        <span>{t('member.text', { owner })}</span>
        <Button onClick={() => setAsking(true)}>{t('member.leave')}</Button>
      </div>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t('member.leaveTitle', { owner })}
        verb={t('member.leave')}
        isBusy={loading}
        error={<DialogFault error={error} />}
        onConfirm={() => void confirm()}
      >
        {t('member.leaveText', { owner })}
      </ConfirmDialog>
    </SectionCard>
  );
}
