import { ActionIcon } from '@mantine/core';
import { IconBaselineDensityMedium, IconBaselineDensitySmall, IconLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ColumnChooser } from '../columns/column-chooser.js';
import { ViewMenu } from '../views/view-menu.js';
import { useCopyLink } from './use-copy-link.js';
import { useDensity } from '../settings/use-density.js';
import { KeywordTools } from './keyword-tools.js';
import styles from './toolbar.module.css';

/** Layout and sharing tools, followed by `trailing`. */
export function TableTools({ trailing }: { trailing?: ReactNode }) {
  const { t } = useTranslation('reports');
  const { density, setDensity } = useDensity();
  const copyLink = useCopyLink();
  const isCompact = density === 'compact';
  const densityName = isCompact ? t('actions.densityCompact') : t('actions.densityNormal');
  return (
    <span className={styles.tools}>
      <KeywordTools />
      <ViewMenu />
      <ColumnChooser />
      <ActionIcon
        aria-label={densityName}
        title={densityName}
        onClick={() => setDensity(isCompact ? 'normal' : 'compact')}
      >
        {isCompact ? (
          <IconBaselineDensitySmall aria-hidden="true" />
        ) : (
          <IconBaselineDensityMedium aria-hidden="true" />
        )}
      </ActionIcon>
      <ActionIcon aria-label={t('actions.copyLink')} title={t('actions.copyLink')} onClick={copyLink}>
        <IconLink aria-hidden="true" />
      </ActionIcon>
      {trailing}
    </span>
  );
}
