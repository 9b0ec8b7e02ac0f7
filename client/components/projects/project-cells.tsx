import { useDatabases } from '../../graphql/use-databases.js';
import { useFormat } from '../../i18n/use-format.js';
import { databaseTitle } from '../../lib/database-title.js';
import styles from './project-list.module.css';

/** A moment, with the whole of it in its title. */
export function Moment({ at, isDay = false }: { at: string; isDay?: boolean }) {
  const format = useFormat();
  return (
    <time dateTime={at} title={format.moment(at)}>
      {format.momentDay(at)}
      {isDay ? null : ` ${format.momentTime(at)}`}
    </time>
  );
}

/** Name of the database with this code; the code itself until the names are there. */
export function DatabaseName({ code }: { code: string }) {
  const { databases } = useDatabases();
  const { language } = useFormat();
  const database = databases.find((one) => one.code === code);
  return database ? databaseTitle(database, language) : code;
}

interface ProjectProgressProps {
  /** What is being made, for whoever hears the page; and for whoever points at the bar. */
  label: string;
  title: string;
  percent: number;
}

/** How far a project is that is being made. */
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
