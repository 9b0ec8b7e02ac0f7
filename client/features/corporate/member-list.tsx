import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.js';
import { Tag } from '../../components/ui/tag.js';
import { type CorporateAccountQuery, RemoveCorporateUserDocument } from './corporate.generated.js';
import { useFormat } from '../../i18n/use-format.js';
import { useToasts } from '../../components/ui/use-toasts.js';
import { DialogError } from './dialog-error.js';
import styles from './member-list.module.css';

type Corporate = CorporateAccountQuery['corporateAccount'];

interface MemberListProps {
  users: Corporate['users'];
  invitations: Corporate['invitations'];
  onChange: () => Promise<void>;
}

/** Member to remove; `isInvited` means that only an invitation exists. */
interface MemberToRemove {
  email: string;
  isInvited: boolean;
}

/** Team members and pending invitations, each with a remove button. */
export function MemberList({ users, invitations, onChange }: MemberListProps) {
  const { t } = useTranslation('corporate');
  const format = useFormat();
  const [memberToRemove, setMemberToRemove] = useState<MemberToRemove | null>(null);
  if (users.length + invitations.length === 0) return <p>{t('empty')}</p>;
  return (
    <>
      <ul className={styles.list} aria-label={t('title')}>
        {users.map(({ email, isActive, hasSeat, lastSeenAt }) => (
          <MemberRow
            key={email}
            email={email}
            state={isActive ? 'active' : 'waiting'}
            note={[
              lastSeenAt ? t('lastSeen', { when: format.momentDay(lastSeenAt) }) : t('neverSeen'),
              ...(hasSeat ? [] : [t('noSeat')]),
            ].join(', ')}
            onRemove={() => setMemberToRemove({ email, isInvited: false })}
          />
        ))}
        {invitations.map(({ email, expiresAt }) => (
          <MemberRow
            key={`invited ${email}`}
            email={email}
            state="invited"
            note={t('expires', { date: format.momentDay(expiresAt) })}
            onRemove={() => setMemberToRemove({ email, isInvited: true })}
          />
        ))}
      </ul>
      {memberToRemove ? (
        <RemoveMemberDialog
          key={memberToRemove.email}
          {...memberToRemove}
          onClose={() => setMemberToRemove(null)}
          onRemoved={onChange}
        />
      ) : null}
    </>
  );
}

interface MemberRowProps {
  email: string;
  state: 'active' | 'waiting' | 'invited';
  note: string;
  onRemove: () => void;
}

const tones = { active: 'positive', waiting: 'warning', invited: 'quiet' } as const;

function MemberRow({ email, state, note, onRemove }: MemberRowProps) {
  const { t } = useTranslation('corporate');
  return (
    <li className={styles.line}>
      <span className={styles.email} title={email}>
        {email}
      </span>
      <span className={styles.state}>
        <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>
      </span>
      <span className={styles.note}>{note}</span>
      <Button
        size="xs"
        onClick={onRemove}
        aria-label={t(state === 'invited' ? 'removeInvitation' : 'remove', { email })}
      >
        {t(state === 'invited' ? 'withdraw' : 'removeShort')}
      </Button>
    </li>
  );
}

function RemoveMemberDialog({
  email,
  isInvited,
  onClose,
  onRemoved,
}: MemberToRemove & { onClose: () => void; onRemoved: () => Promise<void> }) {
  const { t } = useTranslation('corporate');
  const { success } = useToasts();
  const [remove, { loading, error }] = useMutation(RemoveCorporateUserDocument);
  const confirm = async () => {
    // The error is rendered from the mutation state.
    if (!(await remove({ variables: { email } }).catch(() => null))) return;
    onClose();
    success(t(isInvited ? 'withdrawn' : 'removed', { email }));
    await onRemoved();
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t(isInvited ? 'withdrawTitle' : 'removeTitle', { email })}
      confirmLabel={t(isInvited ? 'withdraw' : 'removeShort')}
      isBusy={loading}
      error={<DialogError error={error} />}
      onConfirm={() => void confirm()}
    >
      {t(isInvited ? 'withdrawText' : 'removeText')}
    </ConfirmDialog>
  );
}
