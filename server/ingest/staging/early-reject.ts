/** A record that was refused before the engine saw it. */
export interface EarlyReject {
  line: number;
  reason: string;
  raw: string;
}
