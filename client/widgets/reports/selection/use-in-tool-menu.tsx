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
import { useSelectedRows } from './use-selected-rows.js';

/** Maximum number of rows for a tool. */
const maxToolRows = 10_000;

/** A tool that accepts the selected rows. */
interface ToolLink {
  id: string;
  title: string;
  /** Link for loaded rows; undefined if the rows are loaded on a click. */
  link: ListAddress | undefined;
  open: () => void;
}

/** Tools that accept the selected rows: a button for one, a menu for several. */
export function UseInToolMenu() {
  const { t } = useTranslation('reports');
  const { tools, isLoading, isTooMany, tooManyText } = useAvailableTools();
  const [first, ...otherTools] = tools;
  if (!first) return null;
  const buttonProps = { loading: isLoading, disabled: isTooMany, title: tooManyText };
  if (isTooMany) return <Button {...buttonProps}>{t('selection.useIn')}</Button>;
  if (otherTools.length === 0) return <ToolButton tool={first} isLoading={isLoading} />;
  return (
    <FlyoutMenu
      width={232}
      target={
        <Button {...buttonProps} rightSection={<IconChevronDown className="icon-small" aria-hidden="true" />}>
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

function useAvailableTools() {
  const { meta, selection, subject } = useTable();
  const { language } = useFormat();
  const nameOf = useRowName();
  const { t } = useTranslation('reports');
  const { account } = useViewer();
  const navigate = useNavigate();
  const { load, ...loading } = useSelectedRows(maxToolRows);
  const getLine = meta.row.kind === 'page' ? (row: GridRow) => getPageAddress(row, subject.domain) : nameOf;
  const toLines = (rows: Iterable<GridRow>) =>
    [...new Set([...rows].map(getLine))].filter((line) => line !== '');
  const lines = toLines(selection.rows.values());
  const base = subject.links['base'];
  const createTool = (id: string, title: string, addressOf: (lines: readonly string[]) => ListAddress) => {
    const link = selection.isAllSelected ? undefined : addressOf(lines);
    const openAddress = ({ to, state }: ListAddress) => void navigate(to, { state });
    const loadAndOpen = async () => {
      const rows = await load();
      if (rows) openAddress(addressOf(toLines(rows)));
    };
    return { id, title, link, open: () => (link ? openAddress(link) : void loadAndOpen()) };
  };
  const targets = listTargets[meta.row.kind] ?? [];
  const tools: ToolLink[] = targets.map((target) =>
    createTool(target.id, getPage(target.id).title[language], (list) => listAddress(target, list, base)),
  );
  if (meta.row.kind === 'keyword' && account) {
    const addressOf = (list: readonly string[]) =>
      listAddressAt(paths.clusterings, { name: 'keywords', lines: list, base });
    tools.unshift(createTool('clusterings', t('selection.cluster'), addressOf));
  }
  return { tools: selection.isAllSelected || lines.length > 0 ? tools : [], ...loading };
}

/** Page address of a row. Some reports contain only its path. */
function getPageAddress(row: GridRow, domain = ''): string {
  return plainText(row['address']) || `${plainText(row['domain']) || domain}${plainText(row['url'])}`;
}

/** Link in a new tab. A list that is loaded first or exceeds the URL opens in the same tab. */
function ToolButton({ tool: { link, title, open }, isLoading }: { tool: ToolLink; isLoading: boolean }) {
  return link && !link.state ? (
    <Button component="a" href={link.to} target="_blank" rel="noopener">
      {title}
    </Button>
  ) : (
    <Button loading={isLoading} onClick={open}>
      {title}
    </Button>
  );
}

function ToolMenuItem({ tool: { link, title, open } }: { tool: ToolLink }) {
  return link && !link.state ? (
    <Menu.Item component="a" href={link.to} target="_blank" rel="noopener">
      {title}
    </Menu.Item>
  ) : (
    <Menu.Item onClick={open}>{title}</Menu.Item>
  );
}
