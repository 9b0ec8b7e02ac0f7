import { useDatabases } from '../../graphql/databases/use-databases.js';
import { useFormat } from '../../i18n/use-format.js';
import { databaseTitle } from '../../lib/text/database-title.js';
import styles from './project-list.module.css';

/** Time with the full date in a tooltip. */
export function TimeText({ moment, isDay = false }: { moment: string; isDay?: boolean }) {
  const format = useFormat();
  return (
    <time dateTime={moment} title={format.moment(moment)}>
      {format.momentDay(moment)}
      {isDay ? null : ` ${format.momentTime(moment)}`}
    </time>
  );
}

/** Database title by code; the code until titles are loaded. */
export function DatabaseName({ code }: { code: string }) {
  const { databases } = useDatabases();
  const { language } = useFormat();
  const database = databases.find((candidate) => candidate.code === code);
  return database ? databaseTitle(database, language) : code;
}

interface ProjectProgressProps {
  label: string;
  title: string;
  percent: number;
}

/** Progress of a project in preparation. */
export function ProjectProgress({ label, title, percent }: ProjectProgressProps) {
  const format = useFormat();
  return (
    <span className={styles.progress} title={title}>
      <span
        className={styles.bar}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span style={{ width: `${percent}%` }} />
      </span>
      {format.percent(percent)}
    </span>
  );
}
