/** Result of a check. */
export interface Finding {
  level: 'ok' | 'warning' | 'error';
  /** Checked item and its state in one line. */
  title: string;
  /** Recommended action. */
  advice?: string;
}

export const ok = (title: string): Finding => ({ level: 'ok', title });
export const warning = (title: string, advice: string): Finding => ({ level: 'warning', title, advice });
export const failure = (title: string, advice: string): Finding => ({ level: 'error', title, advice });
