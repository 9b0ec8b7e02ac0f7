import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePasswordEye } from '../../components/form/use-password-eye.js';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.js';
import {
  BlockAccountDocument,
  EndSessionDocument,
  MakeAdministratorDocument,
} from './administration.generated.js';
import { useMutationWithToast } from '../../components/ui/use-mutation-with-toast.js';
import { useToasts } from '../../components/ui/use-toasts.js';
import { adminPath } from './admin-path.js';
import styles from './admin.module.css';
import type { AdminPerson } from './admin-person.js';

interface PersonActsProps {
  person: AdminPerson;
  isOneself: boolean;
  changed: () => Promise<void>;
}

type Act = 'block' | 'end' | 'make' | 'unmake';

/** What an administrator may do to a person at once. What others feel is asked about first. */
export function PersonActs({ person, isOneself, changed }: PersonActsProps) {
  const { t } = useTranslation('admin');
  const { success } = useToasts();
  const [requested, setAsked] = useState<Act>();
  const [password, setPassword] = useState('');
  const { type, eye } = usePasswordEye();
  const [block, isBlocking] = useMutationWithToast(BlockAccountDocument, t('person.actionFailed'));
  const [endSession, isEnding] = useMutationWithToast(EndSessionDocument, t('person.actionFailed'));
  const [make, isMaking] = useMutationWithToast(MakeAdministratorDocument, t('person.actionFailed'));
  const { id, email } = person;
  const isLive = person.sessions.some(({ endedAt }) => endedAt === null);
  const ask = (action: Act | undefined) => {
    setPassword('');
    setAsked(action);
  };
  const done = async (result: unknown, message: string) => {
    if (result === undefined) return;
    ask(undefined);
    await changed();
    success(message);
  };
  const actions = {
    block: {
      title: t('person.blockTitle', { email }),
      text: t('person.blockText'),
      verb: t('person.block'),
      run: async () => done(await block({ id, blocked: true, password }), t('person.blocked', { email })),
    },
    end: {
      title: t('person.endTitle', { email }),
      text: t('person.endText'),
      verb: t('person.endSession'),
      run: async () => done(await endSession({ accountId: id }), t('person.ended')),
    },
    make: {
      title: t('person.makeTitle', { email }),
      text: t('person.makeText'),
      verb: t('person.make'),
      run: async () => done(await make({ id, administrator: true, password }), t('person.made', { email })),
    },
    unmake: {
      title: t('person.unmakeTitle', { email }),
      text: t('person.unmakeText'),
      verb: t('person.unmake'),
      run: async () =>
        done(await make({ id, administrator: false, password }), t('person.unmade', { email })),
    },
  };
  const action = requested && actions[requested];
  const unblock = async () => done(await block({ id, blocked: false }), t('person.unblocked', { email }));
  return (
    <>
      <div className={styles.acts}>
        {person.blockedAt ? (
          <Button onClick={() => void unblock()}>{t('person.unblock')}</Button>
        ) : (
          <Button disabled={isOneself} onClick={() => ask('block')}>
            {t('person.block')}
          </Button>
        )}
        <Button disabled={!isLive || isOneself} onClick={() => ask('end')}>
          {t('person.endSession')}
        </Button>
        <Button disabled={isOneself} onClick={() => ask(person.isAdministrator ? 'unmake' : 'make')}>
          {t(person.isAdministrator ? 'person.unmake' : 'person.make')}
        </Button>
        <Button component={Link} to={adminPath('notify', { person: id })}>
          {t('person.notify')}
        </Button>
      </div>
      {(isOneself || !isLive) && (
        <p className={styles.hint}>{t(isOneself ? 'person.oneself' : 'person.noSession')}</p>
      )}
      <ConfirmDialog
        opened={action !== undefined}
        onClose={() => ask(undefined)}
        title={action?.title ?? ''}
        verb={action?.verb ?? ''}
        isBusy={isBlocking || isEnding || isMaking}
        onConfirm={() => void action?.run()}
        error={
          requested === undefined || requested === 'end' ? null : (
            <TextInput
              className={styles.asked}
              size="md"
              type={type}
              rightSection={eye}
              label={t('person.ownPassword')}
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
          )
        }
      >
        {action?.text}
      </ConfirmDialog>
    </>
  );
}
