import { Popover } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../addresses/paths.js';
import { UsageBar, UsageLines, useShortUsage, useUsageText } from './usage-lines.js';
import { useEscape } from '../../lib/keyboard/use-escape.js';
import { usageTone } from '../../lib/text/usage-share.js';
import styles from './usage.module.css';
import type { ViewerData } from '../../graphql/accounts/use-viewer.js';

const hoverDelayMs = 400;

/** Remaining daily limits. A click or hover lists all limits. */
export function UsageMeter({ usage }: { usage: ViewerData['usage'] }) {
  const { t } = useTranslation();
  const text = useUsageText()(usage);
  const shortUsage = useShortUsage()(usage);
  const [opened, setOpened] = useState(false);
  useEscape(opened, () => setOpened(false));
  const timer = useRef<number>(undefined);
  const scheduleToggle = (delay: number, isOpen: boolean) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpened(isOpen), delay);
  };
  return (
    <Popover opened={opened} onChange={setOpened} width={260} position="bottom-end" withinPortal={false}>
      <Popover.Target>
        <button
          type="button"
          className={styles.meter}
          aria-label={t('usage.label', { text })}
          onClick={() => scheduleToggle(0, !opened)}
          onMouseEnter={() => scheduleToggle(hoverDelayMs, true)}
          onMouseLeave={() => scheduleToggle(hoverDelayMs, false)}
        >
          <span className={styles.full}>{text}</span>
          <span className={styles.short}>{shortUsage}</span>
          <UsageBar {...usage} />
        </button>
      </Popover.Target>
      <Popover.Dropdown
        className={styles.all}
        onMouseEnter={() => scheduleToggle(0, true)}
        onMouseLeave={() => scheduleToggle(hoverDelayMs, false)}
      >
        <UsageNotice usage={usage} />
        <UsageLines usage={usage} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** Warns about a limit that is almost or fully used, and links to the plans. */
function UsageNotice({ usage }: { usage: ViewerData['usage'] }) {
  const { t } = useTranslation();
  const tone = usageTone(usage);
  if (tone === 'calm') return null;
  return (
    <p className={styles.notice} data-tone={tone}>
      {t(tone === 'negative' ? 'usage.full' : 'usage.near')} <Link to={paths.pricing}>{t('usage.more')}</Link>
    </p>
  );
}
