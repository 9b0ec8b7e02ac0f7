import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SectionCard } from '../../../components/ui/section-card.js';
import { Banner } from '../../../components/ui/banner.js';
import styles from './push-section.module.css';
import { type Push, usePush } from './use-push.js';

interface PushSectionProps {
  /** Anchor id of the section. */
  id: string;
  /** Whether push is enabled in any browser of the account. */
  isEnabled: boolean;
  /** Runs after the push state of the account may have changed. */
  onChange: () => void;
}

interface PushSwitchProps {
  push: Push;
  /** Whether push is enabled in any browser of the account. */
  isEnabledElsewhere: boolean;
}

/** Push settings of this browser, with the reason if push is blocked or unsupported. */
export function PushSection({ id, isEnabled, onChange }: PushSectionProps) {
  const { t } = useTranslation('notifications');
  const push = usePush({ isEnabled, onChange });
  return (
    <SectionCard id={id} title={t('push.title')} subtitle={t('push.subtitle')}>
      <div className={styles.body}>
        {push.state === 'unsupported' ? (
          <p>{t('push.unsupported')}</p>
        ) : (
          <PushSwitch push={push} isEnabledElsewhere={isEnabled} />
        )}
      </div>
    </SectionCard>
  );
}

function PushSwitch({ push, isEnabledElsewhere }: PushSwitchProps) {
  const { t } = useTranslation('notifications');
  return (
    <>
      <Checkbox
        checked={push.state === 'on'}
        disabled={push.isBusy || push.state === 'checking' || push.state === 'blocked'}
        onChange={(event) => void (event.currentTarget.checked ? push.enable() : push.disable())}
        label={t('push.label')}
        description={t('push.text')}
      />
      <div aria-live="polite">
        <PushNote push={push} isEnabledElsewhere={isEnabledElsewhere} />
      </div>
    </>
  );
}

function PushNote({ push, isEnabledElsewhere }: PushSwitchProps) {
  const { t } = useTranslation('notifications');
  if (push.state === 'blocked') {
    return (
      <Banner tone="error" title={t('push.blockedTitle')}>
        {t('push.blocked')}
      </Banner>
    );
  }
  if (push.errorMessage) {
    return (
      <Banner tone="error" title={t(push.state === 'on' ? 'push.failedOff' : 'push.failedTitle')}>
        {push.errorMessage}
      </Banner>
    );
  }
  if (push.state !== 'off' || !isEnabledElsewhere) return null;
  return <span className={styles.note}>{t('push.elsewhere')}</span>;
}
