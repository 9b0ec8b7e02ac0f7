import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SmallColumn, SmallTable } from '../../components/ui/small-table.js';
import { Tag } from '../../components/ui/tag.js';
import { useToasts } from '../../components/ui/use-toasts.js';
import { toUserError } from '../../graphql/transport/to-user-error.js';
import { useFormat } from '../../i18n/use-format.js';
import { type PartnerCodesQuery, TogglePromoCodeDocument } from './partner.generated.js';
import styles from './partner.module.css';
import { promoToastDurationMs } from './promo-toast-duration.js';

type Code = PartnerCodesQuery['promoCodes']['codes'][number];

interface PromoCodeTableProps {
  codes: readonly Code[];
  onChanged: () => Promise<void>;
}

/** Promo codes with their results. The state cell toggles a code. */
export function PromoCodeTable({ codes, onChanged }: PromoCodeTableProps) {
  const { t } = useTranslation('partner');
  const { integer, money, momentDay, percent } = useFormat();
  // Frozen amounts are rare, so the column appears only if one exists.
  const hasFrozen = codes.some(({ frozenCents }) => frozenCents > 0);
  const frozenColumn: SmallColumn<Code> = {
    key: 'frozen',
    title: t('codes.frozen'),
    isNumber: true,
    isQuiet: true,
    isWideOnly: true,
    cell: ({ frozenCents }) => money(frozenCents),
  };
  return (
    <SmallTable
      label={t('codes.title')}
      rowHeight={34}
      rows={codes}
      getRowKey={({ code }) => code}
      columns={[
        {
          key: 'code',
          title: t('codes.code'),
          width: '20%',
          cell: ({ code }) => (
            <code className={styles.code} title={code}>
              {code}
            </code>
          ),
        },
        {
          key: 'status',
          title: t('codes.status'),
          width: '108px',
          cell: (code) => <Status code={code} onChanged={onChanged} />,
        },
        {
          key: 'discount',
          title: t('codes.discount'),
          isNumber: true,
          cell: ({ discount }) => percent(discount),
        },
        {
          key: 'percent',
          title: t('codes.percent'),
          isNumber: true,
          isWideOnly: true,
          cell: (code) => percent(code.percent),
        },
        {
          key: 'used',
          title: t('codes.used'),
          isNumber: true,
          isWideOnly: true,
          cell: ({ usedTimes }) => integer(usedTimes),
        },
        {
          key: 'amount',
          title: t('codes.amount'),
          isNumber: true,
          cell: ({ partnerCents }) => money(partnerCents),
        },
        ...(hasFrozen ? [frozenColumn] : []),
        {
          key: 'created',
          title: t('codes.created'),
          isNumber: true,
          isQuiet: true,
          isWideOnly: true,
          cell: ({ createdAt }) => momentDay(createdAt),
        },
      ]}
    />
  );
}

/** Toggle button of a promo code. */
function Status({ code: { code, isActive }, onChanged }: { code: Code; onChanged: () => Promise<void> }) {
  const { t } = useTranslation('partner');
  const client = useApolloClient();
  const { warnBriefly } = useToasts();
  const [isBusy, setBusy] = useState(false);
  const toggle = async () => {
    setBusy(true);
    try {
      await client.mutate({ mutation: TogglePromoCodeDocument, variables: { code } });
      await onChanged();
    } catch (error) {
      warnBriefly(t('codes.notSwitched'), toUserError(error as Error).message, promoToastDurationMs);
    } finally {
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isActive}
      aria-label={t('codes.statusOf', { code })}
      title={t(isActive ? 'codes.switchOff' : 'codes.switchOn')}
      className={styles.status}
      disabled={isBusy}
      onClick={() => void toggle()}
    >
      <Tag tone={isActive ? 'positive' : 'quiet'}>{t(isActive ? 'codes.active' : 'codes.inactive')}</Tag>
    </button>
  );
}
