import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { DialogFooter } from '../../../components/form/dialog-footer.js';
import { FormError } from '../../../components/form/form-error.js';
import { requiredText } from '../../../components/form/form-rules.js';
import { SubmitButton } from '../../../components/form/submit-button.js';
import { TextField } from '../../../components/form/text-field.js';
import { ValidatedForm } from '../../../components/form/validated-form.js';
import { Dialog } from '../../../components/ui/dialog.js';
import {
  SavePlanSettingsDocument,
  type SavePlanSettingsMutationVariables,
  type SettingsDiffFragment,
} from './plan-settings.generated.js';
import { SettingDiff } from './setting-diff.js';

const schema = object({ reason: requiredText() });

interface ReviewDialogProps {
  changes: readonly SettingsDiffFragment[];
  variables: Omit<SavePlanSettingsMutationVariables, 'reason'>;
  onClose: () => void;
  onSaved: () => Promise<void>;
}

/** Shows the changes and saves them with a reason. */
export function ReviewDialog({ changes, variables, onClose, onSaved }: ReviewDialogProps) {
  const { t } = useTranslation('admin');
  const [save] = useMutation(SavePlanSettingsDocument);
  return (
    <Dialog opened onClose={onClose} width={640} title={t('plans.reviewTitle')}>
      <ValidatedForm
        label={t('plans.reviewTitle')}
        initialValues={{ reason: '' }}
        schema={schema}
        onSubmit={async ({ reason }) => {
          await save({ variables: { ...variables, reason } });
          await onSaved();
        }}
      >
        <p>{t('plans.reviewText')}</p>
        {changes.length > 0 ? <SettingDiff changes={changes} label={t('plans.changes')} /> : null}
        <FormError />
        <TextField name="reason" label={t('plans.reason')} autoComplete="off" maxLength={500} />
        <DialogFooter onCancel={onClose}>
          <SubmitButton size="md">{t('plans.save')}</SubmitButton>
        </DialogFooter>
      </ValidatedForm>
    </Dialog>
  );
}
