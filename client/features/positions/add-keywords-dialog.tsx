import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { DialogFooter } from '../../components/form/dialog-footer.js';
import { FormError } from '../../components/form/form-error.js';
import { requiredText } from '../../components/form/form-rules.js';
import { SubmitButton } from '../../components/form/submit-button.js';
import { ValidatedForm } from '../../components/form/validated-form.js';
import { Dialog } from '../../components/ui/dialog.js';
import { KeywordsField } from './keywords-field.js';
import { AddPositionsKeywordsDocument, type PositionsProjectFragment } from './positions.generated.js';
import { splitLines } from './project-values.js';

interface AddKeywordsDialogProps {
  project: PositionsProjectFragment;
  opened: boolean;
  onClose: () => void;
  onAdded: () => void;
}

const schema = object({ keywords: requiredText() });

/** Dialog that adds keywords to a project. */
export function AddKeywordsDialog({ project, opened, onClose, onAdded }: AddKeywordsDialogProps) {
  const { t } = useTranslation(['positions', 'forms']);
  const client = useApolloClient();
  const add = async ({ keywords }: { keywords: string }) => {
    await client.mutate({
      mutation: AddPositionsKeywordsDocument,
      variables: { id: project.id, keywords: { list: splitLines(keywords) } },
    });
    onAdded();
    onClose();
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={t('actions.add')} width={440}>
      {opened ? (
        <ValidatedForm
          initialValues={{ keywords: '' }}
          schema={schema}
          onSubmit={add}
          label={t('actions.add')}
        >
          <FormError />
          <KeywordsField />
          <DialogFooter onCancel={onClose}>
            <SubmitButton>{t('actions.add')}</SubmitButton>
          </DialogFooter>
        </ValidatedForm>
      ) : null}
    </Dialog>
  );
}
