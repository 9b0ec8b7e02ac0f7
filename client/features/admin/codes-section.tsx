import { useMutation } from '@apollo/client/react';
import { ActionIcon } from '@mantine/core';
import { IconCopy, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { FormError } from '../../components/form/form-error.js';
import { integerRule } from '../../components/form/form-rules.js';
import { SelectField } from '../../components/form/select-field.js';
import { SubmitButton } from '../../components/form/submit-button.js';
import { TextField } from '../../components/form/text-field.js';
import { ValidatedForm } from '../../components/form/validated-form.js';
import { Card } from '../../components/ui/card.js';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.js';
import { SmallTable } from '../../components/ui/small-table.js';
import { StateMessage } from '../../components/ui/state-message.js';
import {
  type AdminCodesQuery,
  CreateAccessCodeDocument,
  DeleteAccessCodeDocument,
  useAdminCodesQuery,
} from './administration.generated.js';
import { useFormat } from '../../i18n/use-format.js';
import { useMutationWithToast } from '../../components/ui/use-mutation-with-toast.js';
import { useToasts } from '../../components/ui/use-toasts.js';
import styles from './admin.module.css';
import { LoadableList } from './loadable-list.js';
import { usePlanOptions } from './use-plan-options.js';
import { refetchAll } from '../../graphql/transport/refetch-all.js';

type Code = AdminCodesQuery['accessCodes'][number];

/** Creates, lists and deletes access codes. */
export function CodesSection() {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useAdminCodesQuery({ fetchPolicy: 'cache-and-network' });
  const codes = data?.accessCodes;
  const reload = () => refetchAll(refetch());
  return (
    <div className={styles.stack}>
      <Card title={t('codes.create')} padded>
        <CreateCode reload={reload} />
      </Card>
      <LoadableList error={error} onRetry={() => void refetch()} isReady={codes !== undefined}>
        {codes?.length === 0 ? (
          <StateMessage title={t('codes.none')}>{t('codes.noneText')}</StateMessage>
        ) : (
          <CodeTable codes={codes ?? []} reload={reload} />
        )}
      </LoadableList>
    </div>
  );
}

const schema = object({
  plan: string().required(),
  days: integerRule(3660),
  uses: integerRule(100_000),
});

function CreateCode({ reload }: { reload: () => Promise<void> }) {
  const { t } = useTranslation('admin');
  const { success } = useToasts();
  const options = usePlanOptions();
  const [create] = useMutation(CreateAccessCodeDocument);
  if (!options[0]) return null;
  return (
    <ValidatedForm
      initialValues={{ plan: options[0].value, days: '30', uses: '1' }}
      schema={schema}
      label={t('codes.create')}
      onSubmit={async ({ plan, days, uses }) => {
        const { data } = await create({
          variables: { plan: Number(plan), days: Number(days), uses: Number(uses) },
        });
        await reload();
        success(t('codes.created', { code: data?.createAccessCode.code ?? '' }));
      }}
    >
      <FormError />
      <div className={styles.fields}>
        <SelectField name="plan" label={t('codes.plan')} options={options} />
        <TextField name="days" label={t('codes.days')} inputMode="numeric" />
        <TextField name="uses" label={t('codes.uses')} inputMode="numeric" />
        <SubmitButton>{t('codes.button')}</SubmitButton>
      </div>
    </ValidatedForm>
  );
}

function CodeTable({ codes, reload }: { codes: readonly Code[]; reload: () => Promise<void> }) {
  const { t } = useTranslation('admin');
  const { momentDay, integer } = useFormat();
  const { success, warn } = useToasts();
  const [codeToDelete, setCodeToDelete] = useState<string>();
  const [removeCode, isRemoving] = useMutationWithToast(DeleteAccessCodeDocument, t('person.actionFailed'));
  const copy = (code: string) =>
    navigator.clipboard.writeText(code).then(
      () => success(t('codes.copied', { code })),
      (error: unknown) => warn(t('codes.copyFailed'), String(error)),
    );
  const deleteCode = async (code: string) => {
    const result = await removeCode({ code });
    setCodeToDelete(undefined);
    if (!result) return;
    await reload();
    success(t('codes.removed', { code }));
  };
  return (
    <>
      <SmallTable
        label={t('codes.list')}
        rowHeight={34}
        rows={codes}
        getRowKey={({ code }) => code}
        columns={[
          {
            key: 'code',
            title: t('codes.code'),
            width: '34%',
            cell: ({ code }) => <code className={styles.code}>{code}</code>,
          },
          { key: 'plan', title: t('codes.plan'), cell: ({ plan }) => plan.label },
          { key: 'days', title: t('codes.days'), isNumber: true, cell: ({ days }) => integer(days) },
          { key: 'left', title: t('codes.left'), isNumber: true, cell: ({ usesLeft }) => integer(usesLeft) },
          {
            key: 'made',
            title: t('codes.made'),
            isQuiet: true,
            isWideOnly: true,
            cell: ({ createdAt }) => momentDay(createdAt),
          },
          {
            key: 'actions',
            title: t('codes.actions'),
            width: '92px',
            cell: ({ code }) => (
              <span className={styles.icons}>
                <IconButton name={t('codes.copy', { code })} onClick={() => void copy(code)}>
                  <IconCopy aria-hidden="true" />
                </IconButton>
                <IconButton name={t('codes.remove', { code })} onClick={() => setCodeToDelete(code)}>
                  <IconTrash aria-hidden="true" />
                </IconButton>
              </span>
            ),
          },
        ]}
      />
      <ConfirmDialog
        opened={codeToDelete !== undefined}
        onClose={() => setCodeToDelete(undefined)}
        title={t('codes.removeTitle', { code: codeToDelete ?? '' })}
        confirmLabel={t('codes.removeButton')}
        isBusy={isRemoving}
        onConfirm={() => codeToDelete !== undefined && void deleteCode(codeToDelete)}
      >
        {t('codes.removeText')}
      </ConfirmDialog>
    </>
  );
}

interface IconButtonProps {
  name: string;
  onClick: () => void;
  children: React.ReactNode;
}

function IconButton({ name, onClick, children }: IconButtonProps) {
  return (
    <ActionIcon size={28} aria-label={name} title={name} onClick={onClick}>
      {children}
    </ActionIcon>
  );
}
