import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { Banner } from '../../components/ui/banner.js';
import { toUserError } from '../../graphql/transport/to-user-error.js';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePasswordEye } from '../../components/form/use-password-eye.js';
import { NativeSelect } from '../../components/form/native-select.js';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.js';
import {
  BlockAccountDocument,
  EndSessionDocument,
  MakeAdministratorDocument,
  useAdministratorRoleQuery,
} from './administration.generated.js';
import { useMutationWithToast } from '../../components/ui/use-mutation-with-toast.js';
import { useToasts } from '../../components/ui/use-toasts.js';
import {
  administratorRoles,
  type AdministratorRole,
} from '../../../server/contract/accounts/administrator-roles.js';
import { adminPath } from './admin-path.js';
import { CorrectEmail } from './correct-email.js';
import styles from './admin.module.css';
import type { AdminUser } from './admin-user.js';
import { toUnicodeEmail } from './unicode-email.js';

interface UserActionsProps {
  user: AdminUser;
  isSelf: boolean;
  reload: () => Promise<void>;
}

type UserAction = 'block' | 'end' | 'make' | 'role' | 'unmake';

/** Administrative actions on a user. Actions with consequences for the user require confirmation. */
export function UserActions({ user, isSelf, reload }: UserActionsProps) {
  const { t } = useTranslation('admin');
  const { success, warn } = useToasts();
  const [pendingAction, setPendingAction] = useState<UserAction>();
  const [password, setPassword] = useState('');
  const [role, setRole] = useState<AdministratorRole>(user.administratorRole ?? 'support');
  const isOwner = useAdministratorRoleQuery().data?.administratorRole === 'owner';
  const { type, visibilityToggle } = usePasswordEye();
  const [errorText, setErrorText] = useState<string>();
  const [block, { loading: isBlocking }] = useMutation(BlockAccountDocument);
  const [endSession, isEnding] = useMutationWithToast(EndSessionDocument, t('person.actionFailed'));
  const [make, { loading: isMaking }] = useMutation(MakeAdministratorDocument);
  const { id } = user;
  const email = toUnicodeEmail(user.email);
  const hasActiveSession = user.sessions.some(({ endedAt }) => endedAt === null);
  const requestConfirmation = (action: UserAction | undefined) => {
    setPassword('');
    setErrorText(undefined);
    setPendingAction(action);
  };
  /** Result of a mutation; undefined after an error, which the dialog shows. */
  const attempt = async <Result,>(mutation: Promise<Result>): Promise<Result | undefined> => {
    setErrorText(undefined);
    try {
      return await mutation;
    } catch (error) {
      const { message } = toUserError(error as Error);
      if (pendingAction === undefined) warn(t('person.actionFailed'), message);
      else setErrorText(message);
      return undefined;
    }
  };
  const finishAction = async (result: unknown, message: string) => {
    if (result === undefined) return;
    requestConfirmation(undefined);
    await reload();
    success(message);
  };
  const actions = {
    block: {
      title: t('person.blockTitle', { email }),
      text: t('person.blockText'),
      verb: t('person.block'),
      run: async () =>
        finishAction(
          await attempt(block({ variables: { id, blocked: true, password } })),
          t('person.blocked', { email }),
        ),
    },
    end: {
      title: t('person.endTitle', { email }),
      text: t('person.endText'),
      verb: t('person.endSession'),
      run: async () => finishAction(await endSession({ accountId: id }), t('person.ended')),
    },
    make: {
      title: t('person.makeTitle', { email }),
      text: t('person.makeText'),
      verb: t('person.make'),
      run: async () =>
        finishAction(
          await attempt(make({ variables: { id, administrator: true, role, password } })),
          t('person.made', { email }),
        ),
    },
    role: {
      title: t('person.roleTitle', { email }),
      text: t('person.roleText'),
      verb: t('person.changeRole'),
      run: async () =>
        finishAction(
          await attempt(make({ variables: { id, administrator: true, role, password } })),
          t('person.roleChanged', { email }),
        ),
    },
    unmake: {
      title: t('person.unmakeTitle', { email }),
      text: t('person.unmakeText'),
      verb: t('person.unmake'),
      run: async () =>
        finishAction(
          await attempt(make({ variables: { id, administrator: false, password } })),
          t('person.unmade', { email }),
        ),
    },
  };
  const action = pendingAction && actions[pendingAction];
  const unblock = async () =>
    finishAction(
      await attempt(block({ variables: { id, blocked: false } })),
      t('person.unblocked', { email }),
    );
  return (
    <>
      <div className={styles.acts}>
        {user.blockedAt ? (
          <Button onClick={() => void unblock()}>{t('person.unblock')}</Button>
        ) : (
          <Button disabled={isSelf} onClick={() => requestConfirmation('block')}>
            {t('person.block')}
          </Button>
        )}
        <Button disabled={!hasActiveSession || isSelf} onClick={() => requestConfirmation('end')}>
          {t('person.endSession')}
        </Button>
        {isOwner ? (
          <Button
            disabled={isSelf}
            onClick={() => requestConfirmation(user.isAdministrator ? 'role' : 'make')}
          >
            {t(user.isAdministrator ? 'person.changeRole' : 'person.make')}
          </Button>
        ) : null}
        {isOwner && user.isAdministrator ? (
          <Button disabled={isSelf} onClick={() => requestConfirmation('unmake')}>
            {t('person.unmake')}
          </Button>
        ) : null}
        <CorrectEmail user={user} reload={reload} />
        <Button component={Link} to={adminPath('notify', { userId: id })}>
          {t('person.notify')}
        </Button>
      </div>
      {(isSelf || !hasActiveSession) && (
        <p className={styles.hint}>{t(isSelf ? 'person.oneself' : 'person.noSession')}</p>
      )}
      <ConfirmDialog
        opened={action !== undefined}
        onClose={() => requestConfirmation(undefined)}
        title={action?.title ?? ''}
        confirmLabel={action?.verb ?? ''}
        isBusy={isBlocking || isEnding || isMaking}
        onConfirm={() => void action?.run()}
        error={errorText === undefined ? null : <Banner tone="error">{errorText}</Banner>}
        field={
          pendingAction === undefined || pendingAction === 'end' ? undefined : (
            <>
              {pendingAction === 'make' || pendingAction === 'role' ? (
                <RoleChoice role={role} onChange={setRole} />
              ) : null}
              <TextInput
                className={styles.asked}
                size="md"
                type={type}
                rightSection={visibilityToggle}
                label={t('person.ownPassword')}
                autoComplete="current-password"
                data-autofocus
                value={password}
                onChange={(event) => setPassword(event.currentTarget.value)}
              />
            </>
          )
        }
      >
        {action?.text}
      </ConfirmDialog>
    </>
  );
}

interface RoleChoiceProps {
  role: AdministratorRole;
  onChange: (role: AdministratorRole) => void;
}

/** Role of an administrator, with the rights that it includes. */
function RoleChoice({ role, onChange }: RoleChoiceProps) {
  const { t } = useTranslation('admin');
  return (
    <div className={styles.asked}>
      <NativeSelect
        aria-label={t('role.label')}
        value={role}
        onChange={({ currentTarget: { value } }) =>
          onChange(administratorRoles.find((option) => option === value) ?? role)
        }
      >
        {administratorRoles.map((option) => (
          <option key={option} value={option}>
            {t(`role.${option}`)}
          </option>
        ))}
      </NativeSelect>
      <p className={styles.hint}>{t(`role.hint.${role}`)}</p>
    </div>
  );
}
