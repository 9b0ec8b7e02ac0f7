import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import {
  SavePlanSettingsDocument,
  type SavePlanSettingsMutationVariables,
  type SettingsDiffFragment,
} from './plan-settings.generated.js';
import { ReasonDialog } from './reason-dialog.js';
import { SettingDiff } from './setting-diff.js';

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
    <ReasonDialog
      title={t('plans.reviewTitle')}
      submitLabel={t('plans.save')}
      width={640}
      onClose={onClose}
      onSubmit={async (reason) => {
        await save({ variables: { ...variables, reason } });
        await onSaved();
      }}
    >
      <p>{t('plans.reviewText')}</p>
      {changes.length > 0 ? <SettingDiff changes={changes} label={t('plans.changes')} /> : null}
    </ReasonDialog>
  );
}
