import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type TrialRequest, openTrialRequest } from '../../lib/trial-request.js';

interface FreeDaysButtonProps extends Partial<TrialRequest> {
  label?: string;
}

/** A button that opens the request for free days, or for a plan of other limits. */
export function FreeDaysButton({ about = 'free-days', label, onGranted }: FreeDaysButtonProps) {
  const { t } = useTranslation('limits');
  return <Button onClick={() => openTrialRequest({ about, onGranted })}>{label ?? t('person.ask')}</Button>;
}
