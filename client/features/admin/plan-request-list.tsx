import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { DialogFooter } from '../../components/form/dialog-footer.js';
import { FormError } from '../../components/form/form-error.js';
import { SelectField } from '../../components/form/select-field.js';
import { SubmitButton } from '../../components/form/submit-button.js';
import { TextAreaField } from '../../components/form/text-area-field.js';
import { ValidatedForm } from '../../components/form/validated-form.js';
import { ListFooter } from '../../components/grid/list-footer.js';
import { CardNote } from '../../components/ui/card-note.js';
import { Card } from '../../components/ui/card.js';
import { Dialog } from '../../components/ui/dialog.js';
import { SmallTable } from '../../components/ui/small-table.js';
import { useToasts } from '../../components/ui/use-toasts.js';
import type { PlanRequestState } from '../../graphql/generated/schema.js';
import { refetchAll } from '../../graphql/transport/refetch-all.js';
import { useFormat } from '../../i18n/use-format.js';
import styles from './admin.module.css';
import { type Fact, FactList } from './fact-list.js';
import { LoadableList } from './loadable-list.js';
import {
  ResolvePlanRequestDocument,
  type PlanRequestsQuery,
  usePlanRequestsQuery,
} from './plan-requests.generated.js';
import { UserLink } from './user-link.js';

type PlanRequest = PlanRequestsQuery['planRequests']['items'][number];

/** Requests for plans with other limits, unanswered ones first. */
export function PlanRequestList() {
  const { t } = useTranslation('admin');
  const { momentDay } = useFormat();
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<PlanRequest>();
  const { data, error, refetch } = usePlanRequestsQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
  });
  const requests = data?.planRequests;
  return (
    <Card title={t('requests.plans')}>
      <div className={styles.inCard}>
        <LoadableList error={error} onRetry={() => void refetch()} isReady={requests !== undefined}>
          {requests?.items.length === 0 ? (
            <CardNote>{t('requests.noPlans')}</CardNote>
          ) : (
            <SmallTable
              label={t('requests.plans')}
              rowHeight={38}
              rows={requests?.items ?? []}
              getRowKey={({ id }) => id}
              columns={[
                {
                  key: 'email',
                  title: t('requests.applicant'),
                  width: '24%',
                  cell: ({ email, accountId }) =>
                    accountId === null ? (
                      <span title={email}>{email}</span>
                    ) : (
                      <UserLink id={accountId} email={email} />
                    ),
                },
                {
                  key: 'needs',
                  title: t('requests.needs'),
                  isWideOnly: true,
                  cell: ({ needs }) => <span title={needs}>{needs}</span>,
                },
                {
                  key: 'at',
                  title: t('requests.at'),
                  width: '112px',
                  isQuiet: true,
                  isWideOnly: true,
                  cell: ({ requestedAt }) => momentDay(requestedAt),
                },
                {
                  key: 'state',
                  title: t('requests.state'),
                  width: '104px',
                  cell: ({ state }) => t(`requests.states.${state}`),
                },
                {
                  key: 'act',
                  title: '',
                  width: '104px',
                  cell: (request) => (
                    <Button
                      size="xs"
                      aria-label={t('requests.openName', { email: request.email })}
                      onClick={() => setOpened(request)}
                    >
                      {t('requests.open')}
                    </Button>
                  ),
                },
              ]}
            />
          )}
        </LoadableList>
      </div>
      {requests && requests.lastPage > 1 ? (
        <ListFooter
          label={t('requests.pages')}
          page={requests.page}
          lastPage={requests.lastPage}
          onPage={setPage}
        />
      ) : null}
      {opened ? (
        <PlanRequestDialog
          request={opened}
          onClose={() => setOpened(undefined)}
          reload={() => refetchAll(refetch())}
        />
      ) : null}
    </Card>
  );
}

interface PlanRequestDialogProps {
  request: PlanRequest;
  onClose: () => void;
  reload: () => Promise<void>;
}

const states: readonly PlanRequestState[] = ['new', 'answered', 'declined'];
const schema = object({ state: string().required(), note: string() });

/** A request with its state and internal note. */
function PlanRequestDialog({ request, onClose, reload }: PlanRequestDialogProps) {
  const { t } = useTranslation('admin');
  const { moment } = useFormat();
  const { success } = useToasts();
  const [resolve] = useMutation(ResolvePlanRequestDocument);
  const { id, email, name, phone, needs, requestedAt, resolvedBy, resolvedAt } = request;
  const facts: Fact[] = [
    ...(name ? [[t('requests.name'), name] as const] : []),
    ...(phone ? [[t('requests.phone'), phone] as const] : []),
    [t('requests.at'), moment(requestedAt)],
  ];
  if (resolvedAt) {
    const resolution = t('requests.resolvedBy', { email: resolvedBy ?? '–', date: moment(resolvedAt) });
    facts.push([t(`requests.states.${request.state}`), resolution]);
  }
  return (
    <Dialog opened onClose={onClose} width={640} title={t('requests.planTitle', { email })}>
      <ValidatedForm<{ state: string; note: string }>
        label={t('requests.planTitle', { email })}
        initialValues={{
          state: request.state === 'new' ? 'answered' : request.state,
          note: request.note,
        }}
        schema={schema}
        onSubmit={async (values) => {
          await resolve({ variables: { id, state: values.state as PlanRequestState, note: values.note } });
          await reload();
          success(t('requests.saved'));
          onClose();
        }}
      >
        <p className={styles.needs}>{needs}</p>
        <FactList facts={facts} />
        <p>
          <a href={`mailto:${email}`}>{t('requests.write', { email })}</a>
        </p>
        <FormError />
        <SelectField
          name="state"
          label={t('requests.state')}
          options={states.map((value) => ({ value, label: t(`requests.states.${value}`) }))}
        />
        <TextAreaField name="note" label={t('requests.note')} hint={t('requests.noteHint')} />
        <DialogFooter onCancel={onClose}>
          <SubmitButton size="md">{t('requests.save')}</SubmitButton>
        </DialogFooter>
      </ValidatedForm>
    </Dialog>
  );
}
