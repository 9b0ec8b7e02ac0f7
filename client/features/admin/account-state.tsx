import { useTranslation } from 'react-i18next';
import { isDeletedEmail } from '../../../server/contract/accounts/deleted-email.js';
import { Tag } from '../../components/ui/tag.js';

interface AccountStateProps {
  email: string;
  blockedAt: string | null;
  isAdministrator: boolean;
  ownerEmail: string | null;
}

/** Status of an account as a tag. */
export function AccountState({ email, blockedAt, isAdministrator, ownerEmail }: AccountStateProps) {
  const { t } = useTranslation('admin');
  if (isDeletedEmail(email)) return <Tag tone="quiet">{t('state.deleted')}</Tag>;
  if (blockedAt) return <Tag tone="negative">{t('state.blocked')}</Tag>;
  if (isAdministrator) return <Tag>{t('state.administrator')}</Tag>;
  return ownerEmail ? <Tag tone="quiet">{t('state.subUser')}</Tag> : <>{t('state.active')}</>;
}
