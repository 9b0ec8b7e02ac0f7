import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from './banner.js';

/**
 * Replaces the error of a query while the sample database is loading. The page banner shows the percentage and
 * refetches the query.
 */
export function SampleLoadNote() {
  return (
    <Suspense>
      <Note />
    </Suspense>
  );
}

function Note() {
  const { t } = useTranslation('databases');
  return <Banner>{t('sampleLoad.waiting')}</Banner>;
}
