import { requestErrorMessage } from '../../../graphql/transport/request-error-message.js';
import { Button, Menu } from '@mantine/core';
import { IconArrowRight, IconChevronDown, IconCopy, IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type PageId, getPage } from '../../../addresses/catalogue.js';
import { pagePath } from '../../../addresses/report-path.js';
import { listAddress, type ListTarget, listTargets } from '../../../addresses/tool-input.js';
import { FlyoutMenu } from '../../../components/ui/flyout-menu.js';
import { useToasts } from '../../../components/ui/use-toasts.js';
import { useBaseCode } from '../../../graphql/databases/use-base.js';
import { useFormat } from '../../../i18n/use-format.js';
import { ClipboardClosed, copyText } from '../../../lib/files/copy-text.js';
import { setTransferredList } from '../../../lib/storage/transferred-list.js';
import { saveFile } from '../../../lib/files/save-file.js';
import styles from './list-tools.module.css';

/** Longer lists exceed the limit of history state and are passed in memory. */
const maxHistoryStateChars = 400_000;

/** Tools that accept a keyword list. */
const targetTools = listTargets.keyword ?? [];

export interface ResultActionsProps {
  text: () => string | Promise<string>;
  count: number;
  files: readonly { extension: 'txt' | 'csv'; content: () => string | Promise<Blob> }[];
  /** File name without extension. */
  name: string;
  /** Current tool, excluded from the menu of target tools. */
  from?: PageId;
}

/** Actions on a list that a tool produced: copy, download, open in another tool. */
export function ResultActions({ text, count, files, name, from }: ResultActionsProps) {
  const { t } = useTranslation('toolsLists');
  const format = useFormat();
  const base = useBaseCode();
  const navigate = useNavigate();
  const { success, warn } = useToasts();
  const showError = (error: unknown) =>
    warn(t('acts.failed'), error instanceof ClipboardClosed ? t('acts.closed') : requestErrorMessage(error));
  const copy = () =>
    copyText(Promise.resolve(text())).then(
      () => success(t('acts.copied', { count, formatted: format.integer(count) })),
      showError,
    );
  const save = (extension: string, content: () => string | Promise<Blob>) =>
    Promise.resolve(content()).then(
      (fileContent) => saveFile(new Blob([fileContent]), `${name}.${extension}`),
      showError,
    );
  const openInTool = (target: ListTarget) =>
    Promise.resolve(text()).then((list) => {
      if (list.length > maxHistoryStateChars) {
        setTransferredList(list);
        void navigate(pagePath(getPage(target.id), {}, base));
      } else {
        const { to, state } = listAddress(target, list.split('\n'), base);
        void navigate(to, { state });
      }
    }, showError);
  const isEmpty = count === 0;
  return (
    <span className={styles.acts}>
      <FlyoutMenu
        width={232}
        target={
          <Button disabled={isEmpty} rightSection={<IconChevronDown aria-hidden="true" />}>
            {t('acts.goOn')}
          </Button>
        }
      >
        {targetTools
          .filter(({ id }) => id !== from)
          .map((target) => (
            <Menu.Item
              key={target.id}
              leftSection={<IconArrowRight aria-hidden="true" />}
              onClick={() => void openInTool(target)}
            >
              {getPage(target.id).title[format.language]}
            </Menu.Item>
          ))}
      </FlyoutMenu>
      <Button disabled={isEmpty} leftSection={<IconCopy aria-hidden="true" />} onClick={() => void copy()}>
        {t('acts.copy')}
      </Button>
      {files.map(({ extension, content }) => (
        <Button
          key={extension}
          disabled={isEmpty}
          leftSection={<IconDownload aria-hidden="true" />}
          onClick={() => void save(extension, content)}
        >
          {extension.toUpperCase()}
        </Button>
      ))}
    </span>
  );
}
