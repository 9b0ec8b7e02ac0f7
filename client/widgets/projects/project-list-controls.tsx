import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageSizes } from '../../../server/contract/reports/page-sizes.js';
import { NativeSelect } from '../../components/form/native-select.js';
import { Pager } from '../../components/grid/pager.js';
import { useFormat } from '../../i18n/use-format.js';
import styles from './project-list.module.css';

/** Debounce time before a search is sent. */
const debounceMs = 300;

const [smallestPageSize] = pageSizes.options;

/** Page, page size and search of a list of projects. */
interface ProjectListState {
  page: number;
  perPage: number;
  setPage: (page: number) => void;
  setPerPage: (perPage: number) => void;
  /** Text in the field. */
  searchText: string;
  setSearchText: (text: string) => void;
  /** Text to send; null without a search. */
  search: string | null;
}

/** State of a list of projects. Other rows begin at page 1. */
export function useProjectList(initialPageSize: number): ProjectListState {
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState(initialPageSize);
  const [searchText, setSearchText] = useState('');
  const [debouncedText] = useDebouncedValue(searchText.trim(), debounceMs);
  return {
    page,
    perPage,
    setPage,
    setPerPage: (size) => {
      setPage(1);
      setPerPage(size);
    },
    searchText,
    setSearchText: (text) => {
      setPage(1);
      setSearchText(text);
    },
    search: debouncedText === '' ? null : debouncedText,
  };
}

/** Search field above a list of projects; hidden while the list fits the smallest page. */
export function ProjectSearch({ list, total }: { list: ProjectListState; total: number }) {
  const { t } = useTranslation('reports');
  if (total <= smallestPageSize && list.searchText === '') return null;
  return (
    <TextInput
      className={styles.search}
      aria-label={t('projectSearch')}
      placeholder={t('projectSearch')}
      value={list.searchText}
      maxLength={128}
      onChange={(event) => list.setSearchText(event.currentTarget.value)}
    />
  );
}

interface ProjectListFooterProps {
  list: ProjectListState;
  /** Accessible name of the pager. */
  label: string;
  /** The loaded page. */
  result: { page: number; lastPage: number; total: number };
}

/** Range of the rows, page size and pager of a list of projects. */
export function ProjectListFooter({
  list,
  label,
  result: { page, lastPage, total },
}: ProjectListFooterProps) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  if (total <= smallestPageSize) return null;
  return (
    <div className={styles.foot}>
      <NativeSelect
        value={list.perPage}
        aria-label={t('pager.rowsLabel')}
        onChange={(event) => list.setPerPage(Number(event.target.value))}
      >
        {pageSizes.options.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </NativeSelect>
      <span role="status">
        {t('projectRange', {
          from: format.integer((page - 1) * list.perPage + 1),
          to: format.integer(Math.min(page * list.perPage, total)),
          total: format.integer(total),
        })}
      </span>
      {lastPage > 1 ? (
        <Pager label={label} page={page} lastPage={lastPage} onPage={list.setPage} withInput />
      ) : null}
    </div>
  );
}
