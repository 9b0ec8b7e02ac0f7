/** A record rejected before it was sent to ClickHouse. */
export interface EarlyReject {
  line: number;
  reason: string;
  raw: string;
}
