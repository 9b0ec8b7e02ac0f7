import { Menu } from '@mantine/core';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../addresses/paths.js';
import { opensGroup, type ReportTab } from './report-tabs.js';
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
      <Menu.Item component={Link} to={paths.topKeywordDomains}>
        {t('menu.topKeywordDomains')}
      </Menu.Item>
      <Menu.Item component={Link} to={paths.compare}>
        {t('menu.compare')}
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
      {tabs.map((tab, at) => (
        <Fragment key={tab.path}>
          {tab.group && opensGroup(tabs, at) ? <Menu.Label>{t(`navigation.${tab.group}`)}</Menu.Label> : null}
          <Menu.Item component={Link} to={tab.to}>
            {t(`navigation.${tab.label}`)}
          </Menu.Item>
        </Fragment>
      ))}
      <Menu.Divider />
    </>
  );
}
