/** What the parts of the dashboard need of the keyword itself. */
export interface KeywordRow {
  id: number;
  word: string;
  ws: number;
  wsk: number;
  isgeo: number;
  isquest: number;
  wizards: number[];
  competition: number;
  cpcMin: number;
  cpcMax: number;
  snapshot: number;
  snapshotDate: string;
}
