import { Menu } from '@mantine/core';
import { IconPlayerPlay, IconPlayerSkipForward, IconPlayerTrackNext } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { faqPath, helpPath } from '../../../server/contract/help/help-pages.js';
import { pageAt, getPage } from '../../addresses/catalogue.js';
import { paths } from '../../addresses/paths.js';
import { type PageTour, useTourOfPage, requestTour } from '../../lib/tours/page-tour.js';
import { useTourMemory } from '../../lib/tours/tour-memory.js';

/** Help menu items: the page's tour, the page's help and general help. */
export function HelpEntries() {
  const { t } = useTranslation(['help', 'frame']);
  const { pathname } = useLocation();
  const { page: tour } = useTourOfPage();
  const page = pageAt(pathname);
  // The page of a clustering project has another route than its report.
  const explainedPageId = tour?.name === 'clustering' ? 'clustering-keywords' : page?.id;
  const helpPagePath = explainedPageId === undefined ? undefined : helpPath(explainedPageId);
  return (
    <>
      {tour ? (
        <>
          <TourItems tour={tour} />
          <Menu.Divider />
        </>
      ) : null}
      {helpPagePath === undefined ? null : (
        <Menu.Item component={Link} to={helpPagePath}>
          {t('menu.page')}
        </Menu.Item>
      )}
      <Menu.Item component={Link} to={getPage('help').route}>
        {t('menu.all')}
      </Menu.Item>
      <Menu.Item component={Link} to={faqPath}>
        {t('faq.open')}
      </Menu.Item>
      <Menu.Item component="a" href={paths.apiDocs}>
        {t('frame:menu.api')}
      </Menu.Item>
    </>
  );
}

function TourItems({ tour: { name } }: { tour: PageTour }) {
  const { t } = useTranslation('help');
  const { step } = useTourMemory(name);
  const replayItem = (
    <>
      <Menu.Item leftSection={<IconPlayerPlay aria-hidden="true" />} onClick={() => requestTour('start')}>
        {t(step === undefined ? 'menu.tour' : 'menu.tourAgain')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconPlayerSkipForward aria-hidden="true" />}
        onClick={() => requestTour('short')}
      >
        {t('menu.tourShort')}
      </Menu.Item>
    </>
  );
  if (step === undefined) return replayItem;
  return (
    <>
      <Menu.Item leftSection={<IconPlayerTrackNext aria-hidden="true" />} onClick={() => requestTour('goOn')}>
        {t('menu.tourOn')}
      </Menu.Item>
      {replayItem}
    </>
  );
}
