import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { DialogFooter } from '../../components/form/dialog-footer.js';
import { FormError } from '../../components/form/form-error.js';
import { requiredText } from '../../components/form/form-rules.js';
import { SelectField } from '../../components/form/select-field.js';
import { SubmitButton } from '../../components/form/submit-button.js';
import { TextField } from '../../components/form/text-field.js';
import { ValidatedForm } from '../../components/form/validated-form.js';
import { Dialog } from '../../components/ui/dialog.js';
import { AddDatabaseDocument, ChangeDatabaseDocument, type OwnDataQuery } from './own-data.generated.js';

/** A database in the edit dialog. */
export type EditedDatabase = OwnDataQuery['ownData']['databases'][number]['database'];

interface DatabaseDialogProps {
  /** Undefined for a new database. */
  database: EditedDatabase | undefined;
  onClose: () => void;
  onSaved: () => void;
}

const emptyValues = {
  code: '',
  name: '',
  caption: '',
  short: '',
  engine: 'google',
  lng: 'en',
  currency: 'USD',
};

const titleFields = { name: requiredText(), caption: string(), short: string(), currency: requiredText() };
const schemas = {
  add: object({ ...titleFields, code: requiredText(), lng: requiredText(), engine: string() }),
  change: object({ ...titleFields, code: string(), lng: string(), engine: string() }),
};

/** Adds a database or edits its names. */
export function DatabaseDialog({ database, onClose, onSaved }: DatabaseDialogProps) {
  const { t } = useTranslation('databases');
  const client = useApolloClient();
  const save = async ({ code, engine, lng, ...titles }: typeof emptyValues) => {
    const { name, currency, caption, short } = titles;
    const titlesInput = {
      name,
      currency: currency.toUpperCase(),
      caption: caption || undefined,
      short: short || undefined,
    };
    if (database) {
      await client.mutate({
        mutation: ChangeDatabaseDocument,
        variables: { code: database.code, input: titlesInput },
      });
    } else {
      const newDatabase = {
        ...titlesInput,
        code,
        lng,
        engine: engine === 'yandex' ? ('yandex' as const) : ('google' as const),
      };
      await client.mutate({ mutation: AddDatabaseDocument, variables: { input: newDatabase } });
    }
    onSaved();
  };
  const initialValues = database ? { ...emptyValues, ...toFormValues(database) } : emptyValues;
  return (
    <Dialog opened onClose={onClose} title={database ? t('editTitle') : t('addTitle')}>
      <ValidatedForm
        initialValues={initialValues}
        schema={database ? schemas.change : schemas.add}
        onSubmit={save}
        label={database ? t('editTitle') : t('addTitle')}
      >
        <FormError />
        {database ? null : (
          <>
            <TextField
              name="code"
              label={t('field.code')}
              hint={t('field.codeHint')}
              maxLength={16}
              autoFocus
            />
            <SelectField
              name="engine"
              label={t('field.engine')}
              options={[
                { value: 'google', label: 'Google' },
                { value: 'yandex', label: 'Yandex' },
              ]}
            />
            <TextField name="lng" label={t('field.lng')} hint={t('field.lngHint')} maxLength={2} />
          </>
        )}
        <TextField name="name" label={t('field.name')} maxLength={100} />
        <TextField name="caption" label={t('field.caption')} maxLength={100} optional />
        <TextField name="short" label={t('field.short')} maxLength={12} optional />
        <TextField name="currency" label={t('field.currency')} hint={t('field.currencyHint')} maxLength={3} />
        <DialogFooter onCancel={onClose}>
          <SubmitButton size="md">{database ? t('save') : t('add')}</SubmitButton>
        </DialogFooter>
      </ValidatedForm>
    </Dialog>
  );
}

function toFormValues({ code, name, caption, short, currency }: EditedDatabase) {
  return { code, name, caption, short, currency };
}
