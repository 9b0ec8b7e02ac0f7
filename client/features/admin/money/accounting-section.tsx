import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { FormError } from '../../../components/form/form-error.js';
import { requiredText } from '../../../components/form/form-rules.js';
import { SelectField } from '../../../components/form/select-field.js';
import { SubmitButton } from '../../../components/form/submit-button.js';
import { TextField } from '../../../components/form/text-field.js';
import { ValidatedForm } from '../../../components/form/validated-form.js';
import { Card } from '../../../components/ui/card.js';
import { useToasts } from '../../../components/ui/use-toasts.js';
import type { AccountingFormat } from '../../../graphql/generated/schema.js';
import styles from '../admin.module.css';
import { ExportAccountingDocument } from './money.generated.js';
import { getLastPeriod, type PeriodLength } from './last-period.js';
import { saveExportFile } from './save-export-file.js';

const formats: readonly AccountingFormat[] = ['xlsx', 'csv'];

const schema = object({ from: requiredText(), to: requiredText(), format: string().required() });

/** Exports the accounts of a period. */
export function AccountingSection() {
  const { t } = useTranslation('admin');
  const { success } = useToasts();
  const [exportAccounting] = useMutation(ExportAccountingDocument);
  return (
    <Card title={t('money.accounting.title')} padded className={styles.narrow}>
      <ValidatedForm
        label={t('money.accounting.title')}
        initialValues={{ ...getLastPeriod('month', new Date()), format: 'xlsx' }}
        schema={schema}
        onSubmit={async ({ from, to, format }) => {
          const { data } = await exportAccounting({
            variables: { from, to, format: format as AccountingFormat },
          });
          if (!data) return;
          saveExportFile(data.exportAccounting);
          success(t('money.accounting.done', { name: data.exportAccounting.name }));
        }}
      >
        <p>{t('money.accounting.text')}</p>
        <FormError />
        <PeriodPresets />
        <div className={styles.fields}>
          <TextField name="from" label={t('money.from')} type="date" />
          <TextField name="to" label={t('money.to')} type="date" />
        </div>
        <SelectField
          name="format"
          label={t('money.accounting.format')}
          options={formats.map((value) => ({ value, label: t(`money.accounting.${value}`) }))}
        />
        <div>
          <SubmitButton>{t('money.accounting.export')}</SubmitButton>
        </div>
      </ValidatedForm>
    </Card>
  );
}

const presets: readonly PeriodLength[] = ['month', 'quarter', 'year'];

function PeriodPresets() {
  const { t } = useTranslation('admin');
  const { values, setValues } = useFormikContext<{ from: string; to: string; format: string }>();
  return (
    <div className={styles.acts} role="group" aria-label={t('money.accounting.presets')}>
      {presets.map((preset) => (
        <Button
          key={preset}
          size="xs"
          onClick={() => void setValues({ ...values, ...getLastPeriod(preset, new Date()) })}
        >
          {t(`money.accounting.${preset}`)}
        </Button>
      ))}
    </div>
  );
}
