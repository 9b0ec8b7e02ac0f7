import { useTranslation } from 'react-i18next';
import { Tag } from '../../components/ui/tag.js';

interface AccountStateProps {
  blockedAt: string | null;
  isAdministrator: boolean;
  ownerEmail: string | null;
}

/** Status of an account as a tag. */
export function AccountState({ blockedAt, isAdministrator, ownerEmail }: AccountStateProps) {
  const { t } = useTranslation('admin');
  if (blockedAt) return <Tag tone="negative">{t('state.blocked')}</Tag>;
  if (isAdministrator) return <Tag>{t('state.administrator')}</Tag>;
  return ownerEmail ? <Tag tone="quiet">{t('state.subUser')}</Tag> : <>{t('state.active')}</>;
}
