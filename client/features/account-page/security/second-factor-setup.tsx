import { useMutation } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { encode } from 'uqr';
import { object } from 'yup';
import { CopyField } from '../../../components/form/copy-field.js';
import { DialogFooter } from '../../../components/form/dialog-footer.js';
import { FormError } from '../../../components/form/form-error.js';
import { passwordRule } from '../../../components/form/form-rules.js';
import { SubmitButton } from '../../../components/form/submit-button.js';
import { ValidatedForm } from '../../../components/form/validated-form.js';
import { CurrentPasswordField } from '../current-password-field.js';
import { CodeForm } from './code-form.js';
import { RecoveryCodeList } from './recovery-code-list.js';
import {
  BeginSecondFactorDocument,
  type BeginSecondFactorMutation,
  EnableSecondFactorDocument,
} from './security.generated.js';
import styles from './security-section.module.css';

const passwordSchema = object({ currentPassword: passwordRule() });

interface SecondFactorSetupProps {
  onClose: () => void;
  reload: () => Promise<void>;
}

/** Turns two-factor log-in on: password, QR code with the first code of the app, recovery codes. */
export function SecondFactorSetup({ onClose, reload }: SecondFactorSetupProps) {
  const { t } = useTranslation('panel');
  const [begin] = useMutation(BeginSecondFactorDocument);
  const [enable] = useMutation(EnableSecondFactorDocument);
  const [secret, setSecret] = useState<BeginSecondFactorMutation['beginSecondFactor']>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodeList codes={codes} onClose={onClose} />;
  if (secret) {
    return (
      <div className={styles.body}>
        <div className={styles.scan}>
          <QrCode text={secret.uri} label={t('security.qr')} />
          <div className={styles.steps}>
            <p>{t('security.scan')}</p>
            <CopyField value={secret.secret} label={t('security.secret')} />
          </div>
        </div>
        <CodeForm
          submitLabel={t('security.turnOn')}
          onClose={onClose}
          onCode={async (code) => {
            const { data } = await enable({ variables: { code } });
            setCodes(data?.enableSecondFactor.codes);
            await reload();
          }}
        />
      </div>
    );
  }
  return (
    <ValidatedForm
      label={t('security.setupTitle')}
      initialValues={{ currentPassword: '' }}
      schema={passwordSchema}
      onSubmit={async (variables) => setSecret((await begin({ variables })).data?.beginSecondFactor)}
    >
      <p>{t('security.setupText')}</p>
      <FormError />
      <CurrentPasswordField autoFocus />
      <DialogFooter onCancel={onClose}>
        <SubmitButton>{t('security.next')}</SubmitButton>
      </DialogFooter>
    </ValidatedForm>
  );
}

/** Quiet zone around the code. Unit: modules. */
const quietZone = 3;

function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { border: quietZone });
    const rows = code.data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
    );
    return { size: code.size, path: rows.join('') };
  }, [text]);
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
