import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../addresses/paths.js';
import { CancelButton } from '../../widgets/tasks/cancel-button.js';
import { Tag } from '../../components/ui/tag.js';
import { useFormat } from '../../i18n/use-format.js';
import { getOutcome } from './task-result.js';
import styles from './task-table.module.css';
import type { TasksQuery } from './tasks.generated.js';

type ListedTask = TasksQuery['tasks']['items'][number];

interface TaskTableProps {
  label: string;
  tasks: readonly ListedTask[];
  onCancelled: () => void;
}

/** Task list. The name links to the task, the result to its output. */
export function TaskTable({ label, tasks, onCancelled }: TaskTableProps) {
  const { t } = useTranslation('tasks');
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('column.name')}</th>
          <th scope="col" className={styles.kind}>
            {t('column.kind')}
          </th>
          <th scope="col" className={styles.state}>
            {t('column.state')}
          </th>
          <th scope="col">{t('column.result')}</th>
          <th scope="col" className={styles.time}>
            {t('column.time')}
          </th>
        </tr>
      </thead>
      <tbody>
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} onCancelled={onCancelled} />
        ))}
      </tbody>
    </table>
  );
}

function TaskRow({ task, onCancelled }: { task: ListedTask; onCancelled: () => void }) {
  const format = useFormat();
  const { id, name, title, createdAt } = task;
  return (
    <tr>
      <td>
        <Link to={paths.task.replace(':id', id)} title={name}>
          {name}
        </Link>
      </td>
      <td className={styles.kind}>{title}</td>
      <td className={styles.state}>
        <StateTag task={task} />
      </td>
      <td>
        {task.state === 'processing' ? (
          <CancelButton
            id={id}
            name={name}
            isRequested={task.cancelRequested}
            onCancelled={onCancelled}
            size="xs"
          />
        ) : (
          <Outcome task={task} />
        )}
      </td>
      <td className={styles.time}>
        <time dateTime={createdAt} title={format.moment(createdAt)}>
          {format.momentDay(createdAt)} {format.momentTime(createdAt)}
        </time>
      </td>
    </tr>
  );
}

function StateTag({ task: { state, place, progress, fault: error, cancelRequested } }: { task: ListedTask }) {
  const { t } = useTranslation('tasks');
  const format = useFormat();
  if (state === 'processing') {
    const progressText = place === null ? format.percent(progress) : t('waits', { place });
    const stateText = cancelRequested ? t('stopping') : progressText;
    return <Tag>{stateText}</Tag>;
  }
  const outcome = getOutcome(error);
  const tone = { done: 'positive', failed: 'negative', cancelled: 'quiet' } as const;
  return <Tag tone={tone[outcome]}>{t(outcome)}</Tag>;
}

/** Link to the output with the first metric, or the error of a failed task. */
function Outcome({ task: { link, figures: stats, fault: error } }: { task: ListedTask }) {
  const format = useFormat();
  if (error) {
    const reason = getOutcome(error) === 'failed' ? error.message : '';
    return <span title={reason}>{reason}</span>;
  }
  const [first] = stats;
  return (
    <>
      {link ? <Link to={link.path}>{link.title}</Link> : null}
      {link && first ? ' · ' : null}
      {first ? `${first.title}: ${format.integer(first.value)}` : null}
    </>
  );
}
