/** Who is looking, as far as a report cares: what of it this person may see and do. Plans fill it in. */
export interface Viewer {
  /** 0 for a guest. */
  userId: number;
  kind: 'guest' | 'demo' | 'paid' | 'administrator';
  allowance: ReportAllowance;
}

/** Cuts of one person's reports. `null` means no cut. */
export interface ReportAllowance {
  /** Rows that may be read of one report. */
  rows: number | null;
  /** Rows of an export. */
  exportRows: number | null;
  /** Whether pages past the first may be opened. */
  paging: boolean;
  perPage: boolean;
  sort: boolean;
  filter: boolean;
  /** Conditions of one filter. */
  conditions: number | null;
  /** Whether copying to the clipboard is allowed. */
  copy: boolean;
}

/** Sees everything: everybody, until plans exist. */
export const unlimited: ReportAllowance = {
  rows: null,
  exportRows: null,
  paging: true,
  perPage: true,
  sort: true,
  filter: true,
  conditions: null,
  copy: true,
};

/** Somebody who is not logged in. */
export const guest: Viewer = { userId: 0, kind: 'guest', allowance: unlimited };
