import { ActionIcon } from '@mantine/core';
import { IconArrowLeft, IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './page-tree-page.module.css';
import { readablePath } from '../../../server/contract/formatting/readable-path.js';
import { lineageOf, pathOf, type PageTree } from './tree-model.js';

interface NodeHeaderProps {
  tree: PageTree;
  domain: string;
  node: number;
  /** Buttons at the right end. */
  actions: ReactNode;
  onSelect: (node: number) => void;
  /** Returns to the tree on narrow screens, where the tree and the table are separate steps. */
  onBack: () => void;
}

/** Breadcrumb of a node and a link to the page on its site. */
export function NodeHeader({ tree, domain, node, actions, onSelect, onBack }: NodeHeaderProps) {
  const { t } = useTranslation('pageTree');
  const nameOf = (step: number) => (step === 0 ? domain : readablePath(tree.names[step] ?? ''));
  const address = `${domain}${pathOf(tree, node)}`;
  const open = t('openPage', { address });
  return (
    <div className={styles.nodeHead}>
      <ActionIcon
        className={styles.back}
        onClick={onBack}
        aria-label={t('backToTree')}
        title={t('backToTree')}
      >
        <IconArrowLeft aria-hidden="true" />
      </ActionIcon>
      <nav className={styles.way} aria-label={t('way')}>
        <ol>
          {lineageOf(tree, node).map((step) => (
            <li key={step}>
              {step === node ? (
                <b aria-current="location">{nameOf(step)}</b>
              ) : (
                <>
                  <button type="button" onClick={() => onSelect(step)}>
                    {nameOf(step)}
                  </button>
                  <span aria-hidden="true">/</span>
                </>
              )}
            </li>
          ))}
        </ol>
        <a
          href={`https://${domain}${pathOf(tree, node)}`}
          target="_blank"
          rel="noreferrer noopener nofollow"
          aria-label={open}
          title={open}
        >
          <IconExternalLink aria-hidden="true" />
        </a>
      </nav>
      <span className={styles.nodeActions}>{actions}</span>
    </div>
  );
}
