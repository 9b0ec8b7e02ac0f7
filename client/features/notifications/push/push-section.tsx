import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SectionCard } from '../../../components/ui/section-card.js';
import { Banner } from '../../../components/ui/banner.js';
import styles from './push-section.module.css';
import { type Push, usePush } from './use-push.js';

interface PushSectionProps {
  /** Its anchor in the page. */
  id: string;
  /** Whether any browser of the account gets messages. */
  isEnabled: boolean;
  /** Called when that may have changed. */
  onChange: () => void;
}

/** Messages to this browser: the switch, and what stands in its way. Not there where the browser has none. */
export function PushSection({ id, isEnabled, onChange }: PushSectionProps) {
  const { t } = useTranslation('notifications');
  const push = usePush({ isEnabled, onChange });
  if (push.state === 'unsupported') return null;
  return (
    <SectionCard id={id} title={t('push.title')} subtitle={t('push.subtitle')}>
      <div className={styles.body}>
        <Checkbox
          checked={push.state === 'on'}
          disabled={push.isBusy || push.state === 'checking' || push.state === 'blocked'}
          onChange={(event) => void (event.currentTarget.checked ? push.switchOn() : push.switchOff())}
          label={t('push.label')}
          description={t('push.text')}
        />
        <div aria-live="polite">
          <PushNote push={push} isEnabledElsewhere={isEnabled} />
        </div>
      </div>
    </SectionCard>
  );
}

function PushNote({ push, isEnabledElsewhere }: { push: Push; isEnabledElsewhere: boolean }) {
  const { t } = useTranslation('notifications');
  if (push.state === 'blocked') {
    return (
      <Banner tone="error" title={t('push.blockedTitle')}>
        {t('push.blocked')}
      </Banner>
    );
  }
  if (push.fault) {
    return (
      <Banner tone="error" title={t(push.state === 'on' ? 'push.failedOff' : 'push.failedTitle')}>
        {push.fault}
      </Banner>
    );
  }
  if (push.state !== 'off' || !isEnabledElsewhere) return null;
  return <span className={styles.note}>{t('push.elsewhere')}</span>;
}
