import { Fragment, type ReactNode } from 'react';
import { useMediaQuery } from '@mantine/hooks';
import styles from './project-list.module.css';

interface ProjectListTableProps<Project, Column extends string> {
  label: string;
  columns: readonly Column[];
  projects: readonly Project[];
  getKey: (project: Project) => string;
  /** Renders the `th` of a column. */
  renderHeader: (column: Column) => ReactNode;
  /** Renders the `td` of a project. */
  renderCell: (column: Column, project: Project) => ReactNode;
  /** Last column with the buttons of each project; omitted if undefined. */
  actions?: {
    title: string;
    /** Class that sets the column width. */
    className: string | undefined;
    render: (project: Project) => ReactNode;
  };
}

/** Table of group reports or clustering projects. It scrolls horizontally on narrow screens. */
export function ProjectListTable<Project, Column extends string>({
  label,
  columns,
  projects,
  getKey,
  renderHeader,
  renderCell,
  actions,
}: ProjectListTableProps<Project, Column>) {
  const actionsClass = `${styles.right} ${actions?.className}`;
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Fragment key={column}>{renderHeader(column)}</Fragment>
            ))}
            {actions ? (
              <th scope="col" className={actionsClass}>
                <span className="for-ears">{actions.title}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {projects.map((project) => (
            <tr key={getKey(project)}>
              {columns.map((column) => (
                <Fragment key={column}>{renderCell(column, project)}</Fragment>
              ))}
              {actions ? <td className={actionsClass}>{actions.render(project)}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whether the table scrolls, so that the state of a project must be next to its name. */
export function useIsNarrowList(): boolean {
  return useMediaQuery('(max-width: 1000px)', false, { getInitialValueInEffect: false });
}
