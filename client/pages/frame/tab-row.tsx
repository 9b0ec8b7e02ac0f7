import { tabTitle } from '../../../server/contract/pages/catalogued-page.js';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useBaseCode } from '../../graphql/databases/use-base.js';
import { useEngine } from '../../graphql/databases/use-engine.js';
import { useFirstPartyReports } from '../../graphql/databases/use-first-party-reports.js';
import { useFormat } from '../../i18n/use-format.js';
import {
  tabContains,
  type TabSubject,
  visibleTabs,
  filterTabsByEngine,
  buildTabs,
} from '../../addresses/report-tabs.js';
import { pageModules } from '../page-modules.js';
import { LinkRow } from './link-row.js';

/** Report tabs of a subject. They show no counts, because some would need a full query. */
export function TabRow({ subject, name }: { subject: TabSubject; name: string }) {
  const { t } = useTranslation();
  const { language } = useFormat();
  const { pathname, search } = useLocation();
  const base = useBaseCode();
  const engine = useEngine();
  const client = useApolloClient();
  const location = { pathname, search };
  const allTabs = filterTabsByEngine(
    buildTabs(subject, base, useFirstPartyReports()(subject)),
    engine,
    location,
  );
  const tabs = visibleTabs(allTabs);
  const links = tabs.map((reportTab) => {
    const { page } = reportTab;
    const { id, tab } = page;
    return {
      id,
      to: reportTab.to,
      title: (tab.sharedTitle ?? tabTitle(page))[language],
      isActive: tabContains(reportTab, allTabs, location),
      group: tab.group && t(`navigation.${tab.group}`),
    };
  });
  const prefetch = (id: string) => {
    const moduleName = pageModules.nameFor(id);
    if (moduleName !== 'report') return;
    // The page reports a failed load itself.
    pageModules.load(moduleName).then(
      ({ prefetch: requestLayout }) => requestLayout?.(client, id),
      () => undefined,
    );
  };
  return <LinkRow label={t('navigation.label', { subject: name })} links={links} onApproach={prefetch} />;
}
