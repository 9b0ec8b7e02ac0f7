import { useCallback } from 'react';
import { useCellEnvironment } from '../../../components/grid/cell-environment.js';
import { filterInputs } from './filter-inputs.js';
import type { ReportColumn } from '../report-meta.js';

/** A value with a label. */
export interface LabelledValue {
  value: string;
  name: string;
  /** Icon of a SERP feature. */
  icon?: string;
}

/** Labelled values of enumerated columns, in menu order. */
export function useLabelledValues(): (column: ReportColumn) => readonly LabelledValue[] | undefined {
  const { labels, serpFeatures } = useCellEnvironment();
  return useCallback(
    (column) => {
      if (column.choices.length > 0) {
        return column.choices.map(({ value, title }) => ({ value, name: title }));
      }
      switch (filterInputs[column.filterType].labelSet) {
        case 'yesNo':
          return yesNoValues(labels.yes, labels.no);
        case 'places':
          return yesNoValues(labels.placement[1], labels.placement[0]);
        case 'competition':
          return labels.competition.map((name, index) => ({ value: String(index + 1), name }));
        case 'wizards':
          return [...serpFeatures]
            .map(([id, { name, icon }]) => ({ value: String(id), name, icon }))
            .sort((a, b) => a.name.localeCompare(b.name));
        case null:
          return undefined;
      }
    },
    [labels, serpFeatures],
  );
}

function yesNoValues(yesLabel: string, noLabel: string): LabelledValue[] {
  return [
    { value: '1', name: yesLabel },
    { value: '0', name: noLabel },
  ];
}
