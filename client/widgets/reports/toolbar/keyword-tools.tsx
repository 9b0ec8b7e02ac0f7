import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type PageId, findPage, getPage } from '../../../addresses/catalogue.js';
import { type KeywordSourceAddress, toolAddress } from '../../../addresses/keyword-source.js';
import { FlyoutMenu } from '../../../components/ui/flyout-menu.js';
import { useBaseCode } from '../../../graphql/databases/use-base.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useTable } from '../table-context.js';

/** Tools that accept keywords of a report. */
const tools = ['tool-unique-words', 'tool-near-duplicates'] as const satisfies readonly PageId[];

/** Opens a tool with the report's subject and filter as keyword source. */
export function KeywordTools() {
  const { t } = useTranslation('reports');
  const { language } = useFormat();
  const source = useKeywordSource();
  if (!source) return null;
  return (
    <FlyoutMenu
      width={232}
      target={
        <Button variant="subtle" color="gray" rightSection={<IconChevronDown aria-hidden="true" />}>
          {t('actions.tools')}
        </Button>
      }
    >
      {tools.map((tool) => (
        <Menu.Item key={tool} component={Link} to={toolAddress(getPage(tool).route, source)}>
          {getPage(tool).title[language]}
        </Menu.Item>
      ))}
    </FlyoutMenu>
  );
}

/** Keyword source for tools; undefined for reports without keywords. */
function useKeywordSource(): KeywordSourceAddress | undefined {
  const { meta, subject, state } = useTable();
  const base = useBaseCode();
  const from = findPage(meta.id)?.presentation?.keywordSource;
  if (from === undefined) return undefined;
  const { domain, page_url: pageUrl, rid, base: database } = subject.restParameters;
  return {
    from,
    domain: nonEmptyText(domain),
    pageUrl: nonEmptyText(pageUrl),
    rid: nonEmptyText(rid),
    base: nonEmptyText(database) ?? base,
    filter: state.filter || undefined,
  };
}

function nonEmptyText(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
