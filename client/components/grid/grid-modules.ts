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

/** The parts of the grid that our tables use; all of them would weigh 95 KB more. */
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
