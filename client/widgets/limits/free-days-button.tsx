import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type TrialRequest, openTrialRequest } from '../../lib/session/trial-request.js';

interface FreeDaysButtonProps extends Partial<TrialRequest> {
  label?: string;
}

/** Button that opens the request for free days. */
export function FreeDaysButton({ label, onGranted }: FreeDaysButtonProps) {
  const { t } = useTranslation('limits');
  return <Button onClick={() => openTrialRequest({ onGranted })}>{label ?? t('person.ask')}</Button>;
}
