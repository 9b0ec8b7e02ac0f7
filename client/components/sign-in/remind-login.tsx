import { Button } from '@mantine/core';
import { useMutation } from '@apollo/client/react';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { toUserError } from '../../graphql/to-user-error.js';
import { RemindLoginDocument } from './remind-login.generated.js';
import styles from './account-forms.module.css';

/** Button that e-mails the login of the account with this phone number. */
export function RemindLogin() {
  const { t } = useTranslation('accounts');
  const { values } = useFormikContext<{ phone: string }>();
  const [remind, { data, error, loading }] = useMutation(RemindLoginDocument);
  if (data) return <span role="status">{data.remindLogin.message}</span>;
  return (
    <span className={styles.remind}>
      <Button
        size="xs"
        loading={loading}
        onClick={() => void remind({ variables: { phone: values.phone } }).catch(() => undefined)}
      >
        {t('remind.button')}
      </Button>{' '}
      {error ? toUserError(error).message : null}
    </span>
  );
}
