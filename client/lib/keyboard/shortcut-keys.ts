/** Keys of commands; empty for those that are only in the palette. */
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

/** Key that opens the shortcut list. */
export const keyListKey = '?';

/** Label of a key, as printed on a keyboard. */
export function displayKey(key: string): string {
  return key.length === 1 ? key.toUpperCase() : key;
}

/** Latin characters by key code, for layouts in which the keys type other characters. */
const keySymbols: Readonly<Record<string, string>> = {
  BracketLeft: '[',
  BracketRight: ']',
  'Slash.': '/',
  'Slash,': '?',
};

type PressedKey = Pick<KeyboardEvent, 'key' | 'code'>;

/** Latin name of a key, so that shortcuts work in every layout. */
export function latinKey({ key, code }: PressedKey): string {
  if (/^[a-z[\]/?]$/i.test(key)) return key.toLowerCase();
  const initial = /^Key([A-Z])$/.exec(code)?.[1];
  return initial?.toLowerCase() ?? keySymbols[code] ?? keySymbols[code + key] ?? key;
}

const isApple = /Mac|iP(?:hone|ad)/.test(navigator.platform);

/** Keys of the palette shortcut on this platform. */
export const commandKeys = isApple ? ['⌘', 'K'] : ['Ctrl', 'K'];

/** Whether the event is the palette shortcut. The other modifier (Ctrl or Cmd) is left to the system. */
export function isCommandKey(event: KeyboardEvent): boolean {
  const isCommand = isApple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  return isCommand && !event.altKey && !event.shiftKey && latinKey(event) === 'k';
}
