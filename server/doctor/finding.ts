/** What a check found: all is well, something to think about, or something that keeps the service from working. */
export interface Finding {
  level: 'ok' | 'warning' | 'error';
  /** What was looked at and how it is, in one line. */
  title: string;
  /** What to do about it. */
  advice?: string;
}

export const ok = (title: string): Finding => ({ level: 'ok', title });
export const warning = (title: string, advice: string): Finding => ({ level: 'warning', title, advice });
export const failure = (title: string, advice: string): Finding => ({ level: 'error', title, advice });
