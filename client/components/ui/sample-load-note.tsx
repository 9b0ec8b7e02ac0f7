import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Strip } from './strip.js';

/**
 * Instead of the error of a query whose database is not complete. The percentage of the error's own text would soon be outdated;
 * the strip of the frame shows the current one, and the page asks again by itself.
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
  return <Strip>{t('sampleLoad.waiting')}</Strip>;
}
