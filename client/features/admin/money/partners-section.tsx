import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.js';
import { SmallTable } from '../../../components/ui/small-table.js';
import { StateMessage } from '../../../components/ui/state-message.js';
import { useMutationWithToast } from '../../../components/ui/use-mutation-with-toast.js';
import { useToasts } from '../../../components/ui/use-toasts.js';
import { refetchAll } from '../../../graphql/transport/refetch-all.js';
import { useFormat } from '../../../i18n/use-format.js';
import styles from '../admin.module.css';
import { SearchForm } from '../list-filters.js';
import { PagedList } from '../loadable-list.js';
import { type PartnerListQuery, ReleaseRewardsDocument, usePartnerListQuery } from './money.generated.js';
import { UserLink } from '../user-link.js';

type PartnerRow = PartnerListQuery['partnerList']['items'][number];

/** Partners with balances and debts, and the release of blocked rewards. The URL stores the search and the page. */
export function PartnersSection() {
  const { t } = useTranslation('admin');
  const [query, setQuery] = useSearchParams();
  const search = query.get('search') ?? '';
  const page = Math.max(1, Number(query.get('page')) || 1);
  const { data, error, refetch } = usePartnerListQuery({
    variables: { search, page },
    fetchPolicy: 'cache-and-network',
  });
  const partners = data?.partnerList;
  const open = (text: string, next = 1) =>
    setQuery({
      section: 'partners',
      ...(text ? { search: text } : {}),
      ...(next > 1 ? { page: String(next) } : {}),
    });
  return (
    <>
      <SearchForm
        key={search}
        label={t('money.partners.search')}
        placeholder={t('money.partners.searchHint')}
        initial={search}
        onSearch={(text) => open(text)}
      />
      <PagedList
        list={partners}
        error={error}
        onRetry={() => void refetch()}
        totalText={t('money.partners.found', { count: partners?.total ?? 0 })}
        pagesLabel={t('money.pages')}
        onPage={(next) => open(search, next)}
        empty={
          <StateMessage title={t('money.partners.none')}>
            {search ? t('money.partners.noMatch') : t('money.partners.noneText')}
          </StateMessage>
        }
      >
        {(items) => <PartnerTable partners={items} reload={() => refetchAll(refetch())} />}
      </PagedList>
    </>
  );
}

function PartnerTable({
  partners,
  reload,
}: {
  partners: readonly PartnerRow[];
  reload: () => Promise<void>;
}) {
  const { t } = useTranslation('admin');
  const { money, integer } = useFormat();
  const [released, setReleased] = useState<PartnerRow>();
  const amountColumn = (
    key: 'earnedCents' | 'balanceCents' | 'debtCents' | 'frozenCents' | 'withdrawalCents',
    title: string,
    isWideOnly: boolean,
  ) => ({
    key,
    title,
    isNumber: true,
    isWideOnly,
    width: '11%',
    cell: (row: PartnerRow) => (row[key] === 0 ? '–' : money(row[key])),
  });
  return (
    <div className={styles.partners}>
      <SmallTable
        label={t('money.partners.list')}
        rowHeight={38}
        rows={partners}
        getRowKey={({ accountId }) => accountId}
        columns={[
          {
            key: 'email',
            title: t('withdrawals.partner'),
            cell: ({ accountId, email }) => <UserLink id={accountId} email={email} />,
          },
          {
            key: 'state',
            title: t('money.partners.state'),
            isQuiet: true,
            isWideOnly: true,
            width: '15%',
            cell: ({ isBlocked }) => t(isBlocked ? 'money.partners.isBlocked' : 'money.partners.active'),
          },
          {
            key: 'payers',
            title: t('money.partners.payers'),
            isNumber: true,
            isWideOnly: true,
            width: '8%',
            cell: ({ payers }) => integer(payers),
          },
          amountColumn('earnedCents', t('money.partners.earned'), true),
          amountColumn('balanceCents', t('money.partners.balance'), false),
          amountColumn('debtCents', t('money.partners.debt'), false),
          amountColumn('withdrawalCents', t('money.partners.withdrawal'), true),
          amountColumn('frozenCents', t('money.partners.blocked'), true),
          {
            key: 'act',
            title: '',
            width: '104px',
            cell: (row) =>
              row.frozenCents > 0 && !row.isBlocked ? (
                <Button
                  size="xs"
                  aria-label={t('money.partners.releaseName', { email: row.email })}
                  onClick={() => setReleased(row)}
                >
                  {t('money.partners.release')}
                </Button>
              ) : null,
          },
        ]}
      />
      {released ? (
        <ReleaseDialog partner={released} onClose={() => setReleased(undefined)} reload={reload} />
      ) : null}
    </div>
  );
}

interface ReleaseDialogProps {
  partner: Pick<PartnerRow, 'accountId' | 'email' | 'frozenCents'>;
  onClose: () => void;
  reload: () => Promise<void>;
}

/** Confirms the release of blocked rewards. */
export function ReleaseDialog({ partner, onClose, reload }: ReleaseDialogProps) {
  const { t } = useTranslation('admin');
  const { money } = useFormat();
  const { success } = useToasts();
  const [release, isBusy] = useMutationWithToast(ReleaseRewardsDocument, t('person.actionFailed'));
  const { accountId, email, frozenCents } = partner;
  const run = async () => {
    const result = await release({ id: accountId });
    onClose();
    if (!result) return;
    await reload();
    success(t('money.partners.released', { email, sum: money(result.releaseRewards) }));
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('money.partners.releaseTitle', { email, sum: money(frozenCents) })}
      confirmLabel={t('money.partners.release')}
      isBusy={isBusy}
      onConfirm={() => void run()}
    >
      {t('money.partners.releaseText')}
    </ConfirmDialog>
  );
}
