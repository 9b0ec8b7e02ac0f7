import { Menu } from '@mantine/core';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type HeaderMenu, tabTitle } from '../../../server/contract/pages/catalogued-page.js';
import { getPage } from '../../addresses/catalogue.js';
import { menuPages, startsSection } from '../../addresses/menu-pages.js';
import { startsGroup, type ReportTab } from '../../addresses/report-tabs.js';
import { pagePath } from '../../addresses/report-path.js';
import { useBaseCode } from '../../graphql/databases/use-base.js';
import { useFormat } from '../../i18n/use-format.js';
import { useMenuEntries } from '../../graphql/databases/use-menu-entries.js';

/** Reports of the current domain and domain reports without a subject. */
export function DomainEntries() {
  const { domain } = useMenuEntries();
  return (
    <>
      {domain ? <SubjectEntries {...domain} /> : null}
      <PageEntries menu="domains" />
    </>
  );
}

/** Reports of the current keyword and keyword reports without a subject. */
export function KeywordEntries() {
  const { keyword } = useMenuEntries();
  return (
    <>
      {keyword ? <SubjectEntries {...keyword} /> : null}
      <PageEntries menu="keywords" />
    </>
  );
}

/** All tools, grouped by input. */
export function ToolEntries() {
  const { t } = useTranslation();
  return (
    <>
      <PageEntries menu="tools" />
      <Menu.Divider />
      <Menu.Item component={Link} to={getPage('tools').route}>
        {t('navigation.allTools')}
      </Menu.Item>
    </>
  );
}

function PageEntries({ menu }: { menu: HeaderMenu }) {
  const { t } = useTranslation();
  const { language } = useFormat();
  const base = useBaseCode();
  const pages = menuPages(menu);
  return pages.map((page, index) => (
    <Fragment key={page.id}>
      {page.menu.group && startsSection(pages, index) ? (
        <Menu.Label>{t(`navigation.tools.${page.menu.group}`)}</Menu.Label>
      ) : null}
      <Menu.Item component={Link} to={pagePath(page, {}, base)}>
        {page.title[language]}
      </Menu.Item>
    </Fragment>
  ));
}

function SubjectEntries({ name, tabs }: { name: string; tabs: readonly ReportTab[] }) {
  const { t } = useTranslation();
  const { language } = useFormat();
  return (
    <>
      <Menu.Label>{name}</Menu.Label>
      {tabs.map(({ page, to }, index) => (
        <Fragment key={page.id}>
          {page.tab.group && startsGroup(tabs, index) ? (
            <Menu.Label>{t(`navigation.${page.tab.group}`)}</Menu.Label>
          ) : null}
          <Menu.Item component={Link} to={to}>
            {tabTitle(page)[language]}
          </Menu.Item>
        </Fragment>
      ))}
      <Menu.Divider />
    </>
  );
}
