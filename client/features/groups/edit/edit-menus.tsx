import { Button, Menu } from '@mantine/core';
import {
  IconChevronDown,
  IconCopyMinus,
  IconFileText,
  IconFilter,
  IconListDetails,
  IconMinus,
  IconPercentage,
  IconPlus,
  IconWorld,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { GroupEditAction, GroupEditSource } from '../../../../server/contract/projects/group-edits.js';
import styles from './edit.module.css';

const deleteSources = ['list', 'file', 'domains', 'filter', 'doubles', 'template'] as const;
const addSources = ['list', 'file', 'domains'] as const;

const icons = {
  list: IconListDetails,
  file: IconFileText,
  domains: IconWorld,
  filter: IconFilter,
  doubles: IconCopyMinus,
  template: IconPercentage,
} as const;

interface EditMenusProps {
  onChoose: (action: GroupEditAction, by: GroupEditSource) => void;
}

/** Menus of the sources for adding and deleting keywords. */
export function EditMenus({ onChoose }: EditMenusProps) {
  const { t } = useTranslation('groups');
  return (
    <>
      <EditMenu action="delete" sources={deleteSources} title={t('edit.delete.menu')} onChoose={onChoose} />
      <EditMenu action="import" sources={addSources} title={t('edit.import.menu')} onChoose={onChoose} />
    </>
  );
}

function EditMenu({
  action,
  sources,
  title,
  onChoose,
}: EditMenusProps & { action: GroupEditAction; sources: readonly (keyof typeof icons)[]; title: string }) {
  const { t } = useTranslation('groups');
  const isAdding = action === 'import';
  const Sign = isAdding ? IconPlus : IconMinus;
  return (
    <Menu position="bottom-end" width={232}>
      <Menu.Target>
        <Button
          variant={isAdding ? 'filled' : 'default'}
          leftSection={<Sign aria-hidden="true" />}
          rightSection={<IconChevronDown className="icon-small" aria-hidden="true" />}
        >
          {title}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {sources.map((by) => {
          const Icon = icons[by];
          return (
            <Menu.Item
              key={by}
              leftSection={<Icon aria-hidden="true" />}
              rightSection={by === 'file' ? <span className={styles.hint}>txt, csv</span> : null}
              onClick={() => onChoose(action, by)}
            >
              {t(`edit.source.${by}`)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
