import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../paths.js';
import type { ReportTab } from './report-tabs.js';
import { useMenuEntries } from './menu-entries.js';

/** Reports of the domain at hand, then what needs none. */
export function DomainEntries() {
  const { t } = useTranslation();
  const { domain } = useMenuEntries();
  return (
    <>
      {domain ? <SubjectEntries {...domain} /> : null}
      <Menu.Item component={Link} to={paths.visibleDomains}>
        {t('menu.visibleDomains')}
      </Menu.Item>
    </>
  );
}

/** Reports of the keyword at hand, then what needs none. */
export function KeywordEntries() {
  const { t } = useTranslation();
  const { keyword } = useMenuEntries();
  return (
    <>
      {keyword ? <SubjectEntries {...keyword} /> : null}
      <Menu.Item component={Link} to={paths.keywordSearch}>
        {t('menu.keywordSearch')}
      </Menu.Item>
    </>
  );
}

function SubjectEntries({ name, tabs }: { name: string; tabs: readonly ReportTab[] }) {
  const { t } = useTranslation();
  return (
    <>
      <Menu.Label>{name}</Menu.Label>
      {tabs.map((tab) => (
        <Menu.Item key={tab.path} component={Link} to={tab.to}>
          {t(`navigation.${tab.label}`)}
        </Menu.Item>
      ))}
      <Menu.Divider />
    </>
  );
}
