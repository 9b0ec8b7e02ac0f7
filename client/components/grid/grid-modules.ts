import {
  CellApiModule,
  CellStyleModule,
  ClientSideRowModelModule,
  ColumnApiModule,
  EventApiModule,
  LocaleModule,
  type Module,
  RenderApiModule,
  RowApiModule,
  RowSelectionModule,
  RowStyleModule,
  ScrollApiModule,
} from 'ag-grid-community';

/** Only the required grid modules; all modules would add 95 KB. */
export const gridModules: Module[] = [
  ClientSideRowModelModule,
  RowSelectionModule,
  ColumnApiModule,
  RowApiModule,
  RenderApiModule,
  ScrollApiModule,
  EventApiModule,
  CellApiModule,
  CellStyleModule,
  RowStyleModule,
  LocaleModule,
];
