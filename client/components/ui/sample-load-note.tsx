import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from './banner.js';

/**
 * Replaces the error of a query whose database is not loaded yet. Without a percentage, because the banner of the page shows
 * the current one and refetches the query.
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
