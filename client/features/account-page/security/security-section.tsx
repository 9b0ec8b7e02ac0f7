import { Button } from '@mantine/core';
import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../components/ui/dialog.js';
import { ErrorBanner } from '../../../components/ui/error-banner.js';
import { SectionCard } from '../../../components/ui/section-card.js';
import { SkeletonRows } from '../../../components/ui/skeleton.js';
import { useToasts } from '../../../components/ui/use-toasts.js';
import { refetchAll } from '../../../graphql/transport/refetch-all.js';
import { useFormat } from '../../../i18n/use-format.js';
import { CodeForm } from './code-form.js';
import { RecoveryCodeList } from './recovery-code-list.js';
import { SecondFactorSetup } from './second-factor-setup.js';
import {
  DisableSecondFactorDocument,
  ReplaceRecoveryCodesDocument,
  type SecondFactorQuery,
  useSecondFactorQuery,
} from './security.generated.js';
import styles from './security-section.module.css';

type OpenDialog = 'setup' | 'codes' | 'disable';

/** Two-factor log-in of the account. */
export function SecuritySection({ id }: { id: string }) {
  const { t } = useTranslation('panel');
  const { data, error, refetch } = useSecondFactorQuery({ fetchPolicy: 'cache-and-network' });
  const state = data?.secondFactor;
  return (
    <SectionCard id={id} title={t('security.title')}>
      {error && !state ? (
        <ErrorBanner title={t('failed')} error={error} onRetry={() => void refetch()} />
      ) : state ? (
        <SecondFactorState state={state} reload={() => refetchAll(refetch())} />
      ) : (
        <SkeletonRows rows={2} height={34} />
      )}
    </SectionCard>
  );
}

interface SecondFactorStateProps {
  state: SecondFactorQuery['secondFactor'];
  reload: () => Promise<void>;
}

function SecondFactorState({ state, reload }: SecondFactorStateProps) {
  const { t } = useTranslation('panel');
  const { momentDay, integer } = useFormat();
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  const close = () => setOpenDialog(undefined);
  const { enabledAt, recoveryCodesLeft: count, isRequired } = state;
  return (
    <div className={styles.body}>
      <p className={styles.quiet}>{t(isRequired ? 'security.requiredText' : 'security.text')}</p>
      {enabledAt ? (
        <>
          <p>
            {t('security.on', { date: momentDay(enabledAt) })}{' '}
            {t('security.codesLeft', { count, formatted: integer(count) })}
          </p>
          <div className={styles.actions}>
            <Button onClick={() => setOpenDialog('codes')}>{t('security.newCodes')}</Button>
            {isRequired ? null : (
              <Button onClick={() => setOpenDialog('disable')}>{t('security.turnOff')}</Button>
            )}
          </div>
        </>
      ) : (
        <div className={styles.actions}>
          <Button variant="filled" onClick={() => setOpenDialog('setup')}>
            {t('security.turnOn')}
          </Button>
        </div>
      )}
      <Dialog opened={openDialog === 'setup'} onClose={close} title={t('security.setupTitle')} width={640}>
        <SecondFactorSetup onClose={close} reload={reload} />
      </Dialog>
      <Dialog opened={openDialog === 'codes'} onClose={close} title={t('security.newCodesTitle')}>
        <NewRecoveryCodes onClose={close} reload={reload} />
      </Dialog>
      <Dialog opened={openDialog === 'disable'} onClose={close} title={t('security.turnOffTitle')}>
        <DisableForm onClose={close} reload={reload} />
      </Dialog>
    </div>
  );
}

interface DialogFormProps {
  onClose: () => void;
  reload: () => Promise<void>;
}

function DisableForm({ onClose, reload }: DialogFormProps) {
  const { t } = useTranslation('panel');
  const { success } = useToasts();
  const [disable] = useMutation(DisableSecondFactorDocument);
  return (
    <CodeForm
      text={t('security.turnOffText')}
      submitLabel={t('security.turnOff')}
      onClose={onClose}
      onCode={async (code) => {
        await disable({ variables: { code } });
        onClose();
        await reload();
        success(t('security.turnedOff'));
      }}
    />
  );
}

function NewRecoveryCodes({ onClose, reload }: DialogFormProps) {
  const { t } = useTranslation('panel');
  const [replace] = useMutation(ReplaceRecoveryCodesDocument);
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodeList codes={codes} onClose={onClose} />;
  return (
    <CodeForm
      text={t('security.newCodesText')}
      submitLabel={t('security.newCodes')}
      onClose={onClose}
      onCode={async (code) => {
        const { data } = await replace({ variables: { code } });
        setCodes(data?.replaceRecoveryCodes.codes);
        await reload();
      }}
    />
  );
}
