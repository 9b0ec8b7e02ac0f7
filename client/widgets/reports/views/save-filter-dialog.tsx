import { Checkbox } from '@mantine/core';
import { CombinedGraphQLErrors } from '@apollo/client';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ObjectSchema, object } from 'yup';
import { DialogFooter } from '../../../components/form/dialog-footer.js';
import { FormError } from '../../../components/form/form-error.js';
import { requiredText } from '../../../components/form/form-rules.js';
import { SubmitButton } from '../../../components/form/submit-button.js';
import { TextField } from '../../../components/form/text-field.js';
import { ValidatedForm } from '../../../components/form/validated-form.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { useToasts } from '../../../components/ui/use-toasts.js';
import { useTable } from '../table-context.js';
import { maxFilterNameChars } from './max-name-length.js';
import type { SavedFilterActions } from './use-saved-filters.js';
import { useCurrentView } from './use-views.js';
import styles from './view-menu.module.css';

interface SaveFilterDialogProps {
  /** Filter string to save. */
  filter: string;
  actions: SavedFilterActions;
  onClose: () => void;
}

interface FormValues {
  filterName: string;
  favorite: boolean;
  withView: boolean;
  replace: boolean;
}

const initialValues: FormValues = { filterName: '', favorite: false, withView: true, replace: false };
const schema = object({ filterName: requiredText() }) as ObjectSchema<Partial<FormValues>>;

/** Dialog that saves a filter under a name. Offers to replace a filter with the same name. */
export function SaveFilterDialog({ filter, actions, onClose }: SaveFilterDialogProps) {
  const { t } = useTranslation('reports');
  const { meta } = useTable();
  const getCurrentView = useCurrentView();
  const { success } = useToasts();
  const [takenName, setTakenName] = useState<string>();
  const save = async ({ filterName, favorite, withView, replace }: FormValues) => {
    const name = filterName.trim();
    const view = withView ? getCurrentView() : null;
    const filterReplace = replace && takenName === filterName;
    // Null leaves the star of a replaced filter unchanged.
    const favoriteInput = favorite || (filterReplace ? null : false);
    try {
      await actions.create({
        filterName: name,
        reportName: meta.id,
        favorite: favoriteInput,
        filter,
        filterReplace,
        view,
      });
    } catch (error) {
      if (isNameTaken(error)) setTakenName(filterName);
      throw error;
    }
    onClose();
    success(t('views.saved', { name }));
  };
  return (
    <Dialog opened onClose={onClose} title={t('views.saveTitle')} isAbovePanels>
      <ValidatedForm
        initialValues={initialValues}
        schema={schema}
        onSubmit={save}
        label={t('views.saveTitle')}
      >
        <FormError />
        <TextField
          name="filterName"
          label={t('views.name')}
          autoComplete="off"
          autoFocus
          maxLength={maxFilterNameChars}
        />
        <SaveOptions takenName={takenName} />
        <DialogFooter onCancel={onClose}>
          <SaveButton takenName={takenName} />
        </DialogFooter>
      </ValidatedForm>
    </Dialog>
  );
}

/** Save options; replacing is offered only for an existing name. */
function SaveOptions({ takenName }: { takenName: string | undefined }) {
  const { t } = useTranslation('reports');
  const { values, setFieldValue } = useFormikContext<FormValues>();
  const renderCheckbox = (name: 'favorite' | 'withView' | 'replace', label: string) => (
    <Checkbox
      label={label}
      checked={values[name]}
      onChange={(event) => void setFieldValue(name, event.currentTarget.checked)}
    />
  );
  return (
    <div className={styles.choices}>
      {hasTakenName(values, takenName) && renderCheckbox('replace', t('views.replace'))}
      {renderCheckbox('favorite', t('views.first'))}
      {renderCheckbox('withView', t('views.withLook'))}
    </div>
  );
}

function SaveButton({ takenName }: { takenName: string | undefined }) {
  const { t } = useTranslation('reports');
  const { values } = useFormikContext<FormValues>();
  const isReplacing = hasTakenName(values, takenName) && values.replace;
  return <SubmitButton>{isReplacing ? t('views.replaceButton') : t('views.saveButton')}</SubmitButton>;
}

function hasTakenName({ filterName }: FormValues, takenName: string | undefined): boolean {
  return takenName !== undefined && filterName === takenName;
}

function isNameTaken(error: unknown): boolean {
  return CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions?.['code'] === 'FILTER_EXISTS';
}
