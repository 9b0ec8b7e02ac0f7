import { useTranslation } from 'react-i18next';
import { Tag } from '../../components/ui/tag.js';
import { type BillData, isOpen } from './bill-parts.js';

const tones = { unpaid: 'warning', paid: 'positive', cancelled: 'quiet', refunded: 'quiet' } as const;

/** Status of a bill as a tag. */
export function BillState({ bill }: { bill: BillData }) {
  const { t } = useTranslation('bills');
  // The server cancels overdue bills only every few minutes.
  const state = bill.state === 'unpaid' && !isOpen(bill, Date.now()) ? 'cancelled' : bill.state;
  return <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>;
}
