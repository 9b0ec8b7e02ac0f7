import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { unknownValue } from '../../../server/contract/formatting/format-number.js';
import { billPath } from '../../addresses/paths.js';
import { SmallTable } from '../../components/ui/small-table.js';
import { useFormat } from '../../i18n/use-format.js';
import type { BillData } from './bill-parts.js';
import { BillState } from './bill-state.js';
import { DeleteBillDialog } from './delete-bill-dialog.js';
import { useBillLabels } from './use-bill-labels.js';

interface BillTableProps {
  bills: readonly BillData[];
  /** Refetches the list. */
  reload: () => Promise<void>;
}

/** Table of bills. Unpaid bills can be deleted. */
export function BillTable({ bills, reload }: BillTableProps) {
  const { t } = useTranslation('bills');
  const { momentDay, money } = useFormat();
  const labels = useBillLabels();
  const [billToDelete, setBillToDelete] = useState<number>();
  return (
    <>
      <SmallTable
        label={t('table.label')}
        rowHeight={34}
        rows={bills}
        getRowKey={({ id }) => id}
        columns={[
          {
            key: 'bill',
            title: t('table.bill'),
            width: '78px',
            cell: ({ id }) => <Link to={billPath(id)}>{labels.name(id)}</Link>,
          },
          { key: 'plan', title: t('table.plan'), isWideOnly: true, cell: labels.plan },
          {
            key: 'state',
            title: t('table.state'),
            width: '96px',
            cell: (bill) => <BillState bill={bill} />,
          },
          {
            key: 'sum',
            title: t('table.sum'),
            width: '82px',
            isNumber: true,
            cell: ({ realCents }) => money(realCents),
          },
          {
            key: 'created',
            title: t('table.created'),
            width: '104px',
            isQuiet: true,
            isWideOnly: true,
            cell: ({ createdAt }) => momentDay(createdAt),
          },
          {
            key: 'payment',
            title: t('table.payment'),
            width: '130px',
            isQuiet: true,
            isWideOnly: true,
            cell: ({ state, dueAt, closedAt }) =>
              state === 'unpaid'
                ? t('table.until', { date: momentDay(dueAt) })
                : closedAt !== null && state !== 'cancelled'
                  ? momentDay(closedAt)
                  : unknownValue,
          },
          {
            key: 'actions',
            title: t('table.actions'),
            width: '68px',
            cell: ({ id, state }) =>
              state === 'unpaid' || state === 'cancelled' ? (
                <ActionIcon
                  size={28}
                  aria-label={t('delete.name', { bill: labels.name(id) })}
                  title={t('delete.name', { bill: labels.name(id) })}
                  onClick={() => setBillToDelete(id)}
                >
                  <IconTrash aria-hidden="true" />
                </ActionIcon>
              ) : null,
          },
        ]}
      />
      <DeleteBillDialog id={billToDelete} onClose={() => setBillToDelete(undefined)} onDeleted={reload} />
    </>
  );
}
