/** Columns of the keyword that the dashboard parts need. */
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
  /** The newest snapshot that covers the keyword's ads, or 0. */
  adsSnapshot: number;
}
