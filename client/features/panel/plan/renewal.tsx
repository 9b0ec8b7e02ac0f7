import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../components/ui/use-toasts.js';
import { CloseSubscriptionDocument } from '../panel.generated.js';
import { useFormat } from '../../../i18n/use-format.js';
import { Fact } from '../../../components/ui/facts.js';
import { usePanel } from '../panel-data.js';
import { useAct } from '../../../components/ui/use-act.js';

/** Whether the plan is paid again by itself, and how to stop that. */
export function Renewal({ paidUntil, isRecurring }: { paidUntil: string; isRecurring: boolean }) {
  const { t } = useTranslation('panel');
  const format = useFormat();
  const { changed } = usePanel();
  const { say } = useToasts();
  const [close, isClosing] = useAct(CloseSubscriptionDocument, t('plan.renewalKept'));
  const cancel = async () => {
    const answer = await close({});
    if (!answer) return;
    say(answer.closeSubscription.message);
    await changed();
  };
  const date = format.momentDay(paidUntil);
  return (
    <Fact
      label={t('plan.recurring')}
      action={
        isRecurring ? (
          <Button loading={isClosing} onClick={() => void cancel()}>
            {t('plan.cancelRenewal')}
          </Button>
        ) : null
      }
    >
      {t(isRecurring ? 'plan.recurringOn' : 'plan.recurringOff', { date })}
    </Fact>
  );
}
