import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { getPage } from '../../../addresses/catalogue.js';
import { paths } from '../../../addresses/paths.js';
import { type ListAddress, listAddress, listAddressAt, listTargets } from '../../../addresses/tool-input.js';
import { plainText } from '../../../components/grid/cell-value.js';
import type { GridRow } from '../../../components/grid/grid-column.js';
import { FlyoutMenu } from '../../../components/ui/flyout-menu.js';
import { useViewer } from '../../../graphql/accounts/use-viewer.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useTable } from '../table-context.js';
import { useRowName } from './use-row-name.js';

/** A tool that accepts the selected rows. */
interface ToolLink extends ListAddress {
  id: string;
  title: string;
}

/** Tools that accept the selected rows: a button for one, a menu for several. */
export function UseInToolMenu() {
  const { t } = useTranslation('reports');
  const tools = useAvailableTools();
  const [first, ...otherTools] = tools;
  if (!first) return null;
  if (otherTools.length === 0) return <ToolButton tool={first} />;
  return (
    <FlyoutMenu
      width={232}
      target={
        <Button rightSection={<IconChevronDown className="icon-small" aria-hidden="true" />}>
          {t('selection.useIn')}
        </Button>
      }
    >
      {tools.map((tool) => (
        <ToolMenuItem key={tool.id} tool={tool} />
      ))}
    </FlyoutMenu>
  );
}

function useAvailableTools(): ToolLink[] {
  const { meta, selection, subject } = useTable();
  const { language } = useFormat();
  const nameOf = useRowName();
  const { t } = useTranslation('reports');
  const { account } = useViewer();
  // After "Select all", rows of other pages are not loaded, so they cannot be passed.
  if (selection.isAllSelected) return [];
  const rows = [...selection.rows.values()];
  const getLine = meta.row.kind === 'page' ? (row: GridRow) => getPageAddress(row, subject.domain) : nameOf;
  const lines = [...new Set(rows.map(getLine))].filter((line) => line !== '');
  if (lines.length === 0) return [];
  const base = subject.links['base'];
  const tools = (listTargets[meta.row.kind] ?? []).map((target) => ({
    id: target.id,
    title: getPage(target.id).title[language],
    ...listAddress(target, lines, base),
  }));
  if (meta.row.kind !== 'keyword' || !account) return tools;
  const clusteringLink = listAddressAt(paths.clusterings, { name: 'keywords', lines, base });
  return [{ id: 'clusterings', title: t('selection.cluster'), ...clusteringLink }, ...tools];
}

/** Page address of a row. Some reports contain only its path. */
function getPageAddress(row: GridRow, domain = ''): string {
  return plainText(row['address']) || `${plainText(row['domain']) || domain}${plainText(row['url'])}`;
}

/** Link in a new tab. A list that exceeds the URL is passed through the history state in the same tab. */
function ToolButton({ tool: { to, state, title } }: { tool: ToolLink }) {
  const navigate = useNavigate();
  return state ? (
    <Button onClick={() => void navigate(to, { state })}>{title}</Button>
  ) : (
    <Button component="a" href={to} target="_blank" rel="noopener">
      {title}
    </Button>
  );
}

function ToolMenuItem({ tool: { to, state, title } }: { tool: ToolLink }) {
  const navigate = useNavigate();
  return state ? (
    <Menu.Item onClick={() => void navigate(to, { state })}>{title}</Menu.Item>
  ) : (
    <Menu.Item component="a" href={to} target="_blank" rel="noopener">
      {title}
    </Menu.Item>
  );
}
