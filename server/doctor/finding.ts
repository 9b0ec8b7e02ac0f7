/** What a check found: all is well, something to think about, or something that keeps the service from working. */
export interface Finding {
  level: 'ok' | 'warning' | 'fault';
  /** What was looked at and how it is, in one line. */
  what: string;
  /** What to do about it. */
  advice?: string;
}

export const ok = (what: string): Finding => ({ level: 'ok', what });
export const warning = (what: string, advice: string): Finding => ({ level: 'warning', what, advice });
export const fault = (what: string, advice: string): Finding => ({ level: 'fault', what, advice });
