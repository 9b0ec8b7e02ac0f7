import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListFooter } from '../../components/grid/list-footer.js';
import { CardNote } from '../../components/ui/card-note.js';
import { Card } from '../../components/ui/card.js';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.js';
import { SmallTable } from '../../components/ui/small-table.js';
import { useMutationWithToast } from '../../components/ui/use-mutation-with-toast.js';
import { useToasts } from '../../components/ui/use-toasts.js';
import { useFormat } from '../../i18n/use-format.js';
import styles from './admin.module.css';
import {
  type SentNotificationsQuery,
  useSentNotificationsQuery,
  WithdrawNotificationDocument,
} from './administration.generated.js';
import { LoadableList } from './loadable-list.js';

type SentRow = SentNotificationsQuery['sentNotifications']['items'][number];

/** Notifications that administrators sent, with their withdrawal. */
export function SentNotifications() {
  const { t } = useTranslation('admin');
  const { language, moment, integer } = useFormat();
  const { success } = useToasts();
  const [page, setPage] = useState(1);
  const [withdrawn, setWithdrawn] = useState<SentRow>();
  const [withdraw, isBusy] = useMutationWithToast(WithdrawNotificationDocument, t('person.actionFailed'));
  const { data, error, refetch } = useSentNotificationsQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
  });
  const sent = data?.sentNotifications;
  const titleOf = ({ titleEn, titleRu }: SentRow) => (language === 'ru' ? titleRu : titleEn);
  const confirm = async ({ id }: SentRow) => {
    const result = await withdraw({ id });
    setWithdrawn(undefined);
    if (!result) return;
    await refetch();
    success(t('notify.withdrawDone'));
  };
  return (
    <Card title={t('notify.list')}>
      <div className={styles.inCard}>
        <LoadableList error={error} onRetry={() => void refetch()} isReady={sent !== undefined}>
          {sent?.items.length === 0 ? (
            <CardNote>{t('notify.none')}</CardNote>
          ) : (
            <SmallTable
              label={t('notify.list')}
              rowHeight={38}
              rows={sent?.items ?? []}
              getRowKey={({ id }) => id}
              columns={[
                {
                  key: 'text',
                  title: t('notify.text'),
                  cell: (row) => <span title={titleOf(row)}>{titleOf(row)}</span>,
                },
                {
                  key: 'to',
                  title: t('notify.recipient'),
                  width: '20%',
                  isWideOnly: true,
                  cell: ({ accountEmail }) => (
                    <span title={accountEmail ?? ''}>{accountEmail ?? t('notify.everybody')}</span>
                  ),
                },
                {
                  key: 'at',
                  title: t('notify.sentAt'),
                  width: '17%',
                  isQuiet: true,
                  isWideOnly: true,
                  cell: ({ sentAt }) => moment(sentAt),
                },
                {
                  key: 'read',
                  title: t('notify.read'),
                  width: '96px',
                  isNumber: true,
                  isWideOnly: true,
                  cell: ({ readCount }) => integer(readCount),
                },
                {
                  key: 'act',
                  title: t('notify.state'),
                  width: '124px',
                  cell: (row) =>
                    row.withdrawnAt === null ? (
                      <Button
                        size="xs"
                        aria-label={t('notify.withdrawName', { title: titleOf(row) })}
                        onClick={() => setWithdrawn(row)}
                      >
                        {t('notify.withdraw')}
                      </Button>
                    ) : (
                      <span title={moment(row.withdrawnAt)}>{t('notify.withdrawn')}</span>
                    ),
                },
              ]}
            />
          )}
        </LoadableList>
      </div>
      {sent && sent.lastPage > 1 ? (
        <ListFooter label={t('notify.pages')} page={sent.page} lastPage={sent.lastPage} onPage={setPage} />
      ) : null}
      <ConfirmDialog
        opened={withdrawn !== undefined}
        onClose={() => setWithdrawn(undefined)}
        title={t('notify.withdrawTitle')}
        confirmLabel={t('notify.withdraw')}
        isBusy={isBusy}
        onConfirm={() => withdrawn && void confirm(withdrawn)}
      >
        {withdrawn ? t('notify.withdrawText', { title: titleOf(withdrawn) }) : null}
      </ConfirmDialog>
    </Card>
  );
}
