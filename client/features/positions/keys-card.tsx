import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { FormError } from '../../components/form/form-error.js';
import { requiredText } from '../../components/form/form-rules.js';
import { SubmitButton } from '../../components/form/submit-button.js';
import { TextField } from '../../components/form/text-field.js';
import { ValidatedForm } from '../../components/form/validated-form.js';
import { Card } from '../../components/ui/card.js';
import { useMutationWithToast } from '../../components/ui/use-mutation-with-toast.js';
import { useToasts } from '../../components/ui/use-toasts.js';
import { useViewer } from '../../graphql/accounts/use-viewer.js';
import { useFormat } from '../../i18n/use-format.js';
import {
  RemoveSerpKeyDocument,
  SaveSerpKeyDocument,
  type SerpSourceFragment,
  useSerpSourcesQuery,
} from './positions.generated.js';
import styles from './positions.module.css';
import { useDollars } from './use-dollars.js';

/** SERP providers with the account's API keys. */
export function KeysCard() {
  const { t } = useTranslation(['positions', 'forms']);
  const { account } = useViewer();
  const { data, refetch } = useSerpSourcesQuery({ fetchPolicy: 'cache-and-network' });
  const isMember = Boolean(account?.ownerEmail);
  return (
    <Card title={t('keys.title')}>
      <p className={styles.note}>{t(isMember ? 'keys.onlyOwner' : 'keys.text')}</p>
      {data?.serpSources.map((source) => (
        <SerpSource key={source.id} source={source} canEdit={!isMember} onChanged={() => void refetch()} />
      ))}
    </Card>
  );
}

const schema = object({ key: requiredText() });

function SerpSource({
  source,
  canEdit,
  onChanged,
}: {
  source: SerpSourceFragment;
  canEdit: boolean;
  onChanged: () => void;
}) {
  const { t } = useTranslation(['positions', 'forms']);
  const format = useFormat();
  const dollars = useDollars();
  const client = useApolloClient();
  const { success } = useToasts();
  const [removeKey, isBusy] = useMutationWithToast(RemoveSerpKeyDocument, t('keys.notRemoved'));
  const { id, name, hint, keyForm } = source;
  const save = async ({ key }: { key: string }, { resetForm }: { resetForm: () => void }) => {
    await client.mutate({ mutation: SaveSerpKeyDocument, variables: { provider: id, key } });
    resetForm();
    success(t('keys.saved'));
    onChanged();
  };
  const remove = async () => {
    if (await removeKey({ provider: id })) onChanged();
  };
  return (
    <div className={styles.source}>
      <div>
        <p>
          <b>{name}</b> {hint ? t('keys.kept', { hint }) : null}
        </p>
        <p className={styles.quiet}>
          {t('keys.price', {
            first: dollars(source.firstPage),
            next: dollars(source.nextPage),
            date: format.day(source.priceDate),
          })}
        </p>
        {hint && canEdit ? (
          <Button loading={isBusy} onClick={() => void remove()}>
            {t('keys.remove')}
          </Button>
        ) : null}
      </div>
      {canEdit ? (
        <ValidatedForm
          initialValues={{ key: '' }}
          schema={schema}
          onSubmit={save}
          label={t('keys.key', { name })}
        >
          <FormError />
          <TextField name="key" label={keyForm} type="password" autoComplete="off" />
          <div>
            <SubmitButton quiet>{t('keys.save')}</SubmitButton>
          </div>
        </ValidatedForm>
      ) : null}
    </div>
  );
}
