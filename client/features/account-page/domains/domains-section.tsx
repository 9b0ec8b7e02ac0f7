import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { object } from 'yup';
import { FormError } from '../../../components/form/form-error.js';
import { FormLine } from '../../../components/form/form-line.js';
import { requiredText } from '../../../components/form/form-rules.js';
import { SubmitButton } from '../../../components/form/submit-button.js';
import { TextField } from '../../../components/form/text-field.js';
import { ValidatedForm } from '../../../components/form/validated-form.js';
import { SectionCard } from '../../../components/ui/section-card.js';
import { AddDomainDocument } from '../account-page.generated.js';
import { useFormat } from '../../../i18n/use-format.js';
import { isOpenAccess } from '../../../lib/page/document-meta.js';
import { paths } from '../../../addresses/paths.js';
import { useAccountPage } from '../account-page-data.js';
import { DomainList } from './domain-list.js';
import styles from './domains-section.module.css';

const schema = object({ domain: requiredText() });

/** The user's own sites, up to the limit of the plan. */
export function DomainsSection({ id }: { id: string }) {
  const { t } = useTranslation('panel');
  const format = useFormat();
  const { account } = useAccountPage();
  const { domains, plan } = account;
  const limit = plan.limits.domains;
  return (
    <SectionCard
      id={id}
      title={t('domains.title')}
      subtitle={t('domains.subtitle', {
        used: format.integer(domains.length),
        limit: format.integer(limit),
      })}
    >
      <div className={styles.body}>
        <p className={styles.quiet}>{t('domains.text')}</p>
        {domains.length > 0 ? <DomainList domains={domains} /> : <p>{t('domains.empty')}</p>}
        {domains.length < limit ? <AddForm /> : <DomainLimitNotice limit={limit} />}
      </div>
    </SectionCard>
  );
}

function AddForm() {
  const { t } = useTranslation('panel');
  const { reload } = useAccountPage();
  const [add] = useMutation(AddDomainDocument);
  return (
    <ValidatedForm
      initialValues={{ domain: '' }}
      schema={schema}
      onSubmit={async ({ domain }, { resetForm }) => {
        await add({ variables: { domain: domain.trim() } });
        resetForm();
        await reload();
      }}
    >
      <FormError />
      <FormLine>
        <TextField
          name="domain"
          label={t('domains.label')}
          placeholder={t('domains.placeholder')}
          inputMode="url"
          maxLength={255}
        />
        <SubmitButton quiet>{t('domains.add')}</SubmitButton>
      </FormLine>
    </ValidatedForm>
  );
}

function DomainLimitNotice({ limit }: { limit: number }) {
  const { t } = useTranslation('panel');
  const format = useFormat();
  const { account } = useAccountPage();
  return (
    <div className={styles.full}>
      <span>{t('domains.full', { count: limit, formatted: format.integer(limit) })}</span>
      {account.ownerEmail === null && !isOpenAccess() ? (
        <Button component={Link} to={paths.pricing}>
          {t('plan.seePlans')}
        </Button>
      ) : null}
    </div>
  );
}
