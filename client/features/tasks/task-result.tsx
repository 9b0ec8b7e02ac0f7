import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../addresses/paths.js';
import type { WatchedTask } from '../../widgets/tasks/use-poll-task.js';
import { StatList } from '../../components/ui/stat-list.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { useDatabases } from '../../graphql/databases/use-databases.js';
import { useFormat } from '../../i18n/use-format.js';
import { databaseTitle } from '../../lib/text/database-title.js';
import styles from './task-result.module.css';

/** Result of a task: metrics, settings, and a link to its output or the error. */
export function TaskResult({ task }: { task: WatchedTask }) {
  const { t } = useTranslation('tasks');
  const { title, fault: error, figures: stats, link } = task;
  return (
    <>
      {stats.length > 0 ? (
        <StatList
          label={t('result')}
          stats={stats.map((stat) => ({ label: stat.title, value: stat.value }))}
        />
      ) : null}
      <Settings settings={task.settings} />
      <div className={`framed ${styles.end}`}>
        <StateMessage
          title={`${title}: ${t(getOutcome(error))}`}
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
          {error && error.code !== 'CANCELLED' ? error.message : null}
        </StateMessage>
      </div>
    </>
  );
}

/** Settings with which the task was started. */
function Settings({ settings }: Pick<WatchedTask, 'settings'>) {
  const { t } = useTranslation('tasks');
  const format = useFormat();
  const { databases } = useDatabases();
  if (settings.length === 0) return null;
  const settingText = ({ id, value }: WatchedTask['settings'][number]) => {
    const database = id === 'base' ? databases.find(({ code }) => code === value) : undefined;
    if (database) return databaseTitle(database, format.language);
    return id === 'date' ? format.day(value) : value;
  };
  return (
    <dl className={styles.settings} aria-label={t('settings')}>
      {settings.map((setting) => (
        <div key={`${setting.id} ${setting.value}`}>
          <dt>{setting.title}</dt>
          <dd>
            {settingText(setting)}
            {setting.of.length > 0 ? <span className={styles.of}>{setting.of.join(', ')}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Outcome of a task as an i18n key. */
export function getOutcome(error: { code: string } | null): 'done' | 'cancelled' | 'failed' {
  if (error === null) return 'done';
  return error.code === 'CANCELLED' ? 'cancelled' : 'failed';
}
