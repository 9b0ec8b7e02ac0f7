/** What a page may offer by a key, and the key; '' for what only the list of commands offers. */
export const shortcutKeys = {
  search: '/',
  filter: 'f',
  previousPage: '[',
  nextPage: ']',
  copyCell: 'c',
  copy: '',
  export: 'e',
  density: 'd',
  columns: '',
  views: '',
  copyLink: '',
  clearFilters: 'Esc',
  moveKeywords: 'm',
  newFolder: 'n',
} as const;

export type ShortcutId = keyof typeof shortcutKeys;

/** The key that shows the list of keys. */
export const listKey = '?';

/** A key as it is printed on a keyboard. */
export function printedKey(key: string): string {
  return key.length === 1 ? key.toUpperCase() : key;
}

/** Signs of a Latin keyboard where other alphabets have letters or other signs in their place. */
const signs: Readonly<Record<string, string>> = {
  BracketLeft: '[',
  BracketRight: ']',
  'Slash.': '/',
  'Slash,': '?',
};

type PressedKey = Pick<KeyboardEvent, 'key' | 'code'>;

/** The key as a Latin keyboard names it, so that the keys are the same while another alphabet is switched on. */
export function latinKey({ key, code }: PressedKey): string {
  if (/^[a-z[\]/?]$/i.test(key)) return key.toLowerCase();
  const initial = /^Key([A-Z])$/.exec(code)?.[1];
  return initial?.toLowerCase() ?? signs[code] ?? signs[code + key] ?? key;
}

const isApple = /Mac|iP(?:hone|ad)/.test(navigator.platform);

/** How the reader's keyboard writes the key of the list of commands. */
export const commandKeys = isApple ? ['⌘', 'K'] : ['Ctrl', 'K'];

/** Whether the list of commands is asked for; the other of Ctrl and Cmd is left to the system. */
export function isCommandKey(event: KeyboardEvent): boolean {
  const stored = isApple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  return stored && !event.altKey && !event.shiftKey && latinKey(event) === 'k';
}
