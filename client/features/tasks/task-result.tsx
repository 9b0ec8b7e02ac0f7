import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../addresses/paths.js';
import type { WatchedTask } from '../../components/tasks/use-watched-task.js';
import { Figures } from '../../components/ui/figures.js';
import { StateMessage } from '../../components/ui/state-message.js';
import styles from './task-result.module.css';

/** What became of a task: its figures and the way to its result, or why there is none. */
export function TaskResult({ task }: { task: WatchedTask }) {
  const { t } = useTranslation('tasks');
  const { title, fault, figures, link } = task;
  return (
    <>
      {figures.length > 0 ? (
        <Figures
          label={t('result')}
          figures={figures.map((figure) => ({ label: figure.title, value: figure.value }))}
        />
      ) : null}
      <div className={`framed ${styles.end}`}>
        <StateMessage
          title={`${title}: ${t(endOf(fault))}`}
          actions={
            <>
              {link ? (
                <Button component={Link} to={link.path} variant="filled">
                  {link.title}
                </Button>
              ) : null}
              <Button component={Link} to={paths.tasks}>
                {t('toTasks')}
              </Button>
            </>
          }
        >
          {fault && fault.code !== 'CANCELLED' ? fault.message : null}
        </StateMessage>
      </div>
    </>
  );
}

/** How a task has ended, as its texts are named. */
export function endOf(fault: { code: string } | null): 'done' | 'cancelled' | 'failed' {
  if (fault === null) return 'done';
  return fault.code === 'CANCELLED' ? 'cancelled' : 'failed';
}
