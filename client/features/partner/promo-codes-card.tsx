import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pager } from '../../components/grid/pager.js';
import { Card } from '../../components/ui/card.js';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { CreateCodeDialog } from './create-code-dialog.js';
import { PartnerCodesDocument, usePartnerCodesQuery } from './partner.generated.js';
import styles from './partner.module.css';
import { PromoCodeTable } from './promo-code-table.js';
import { refetchAll } from '../../graphql/transport/refetch-all.js';

/** Promo codes of the partner and a button that creates one. */
export function PromoCodesCard() {
  const { t } = useTranslation('partner');
  const client = useApolloClient();
  const [page, setPage] = useState(1);
  const [isCreating, setCreating] = useState(false);
  const { data, previousData, error, refetch } = usePartnerCodesQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? previousData)?.promoCodes;
  // The offers card uses the same query.
  const onChanged = () => refetchAll(client.refetchQueries({ include: [PartnerCodesDocument] }));
  const onCreated = async () => {
    setPage(1);
    await onChanged();
  };
  return (
    <Card
      title={t('codes.title')}
      secondary={
        <Button size="xs" leftSection={<IconPlus aria-hidden="true" />} onClick={() => setCreating(true)}>
          {t('codes.create')}
        </Button>
      }
    >
      {error ? <ErrorBanner title={t('codes.failed')} error={error} onRetry={() => void refetch()} /> : null}
      {list === undefined ? (
        error ? null : (
          <SkeletonRows rows={3} height={34} />
        )
      ) : list.codes.length === 0 ? (
        <StateMessage
          level={3}
          title={t('codes.none')}
          actions={<Button onClick={() => setCreating(true)}>{t('codes.create')}</Button>}
        >
          {t('codes.noneText')}
        </StateMessage>
      ) : (
        <div className={styles.codes}>
          <PromoCodeTable codes={list.codes} onChanged={onChanged} />
        </div>
      )}
      {list && list.lastPage > 1 ? (
        <div className={styles.foot}>
          <Pager label={t('codes.pages')} page={list.page} lastPage={list.lastPage} onPage={setPage} />
        </div>
      ) : null}
      <CreateCodeDialog opened={isCreating} onClose={() => setCreating(false)} onCreated={onCreated} />
    </Card>
  );
}
