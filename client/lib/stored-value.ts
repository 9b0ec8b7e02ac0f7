import { useCallback, useSyncExternalStore } from 'react';

type Listener = () => void;
const listeners = new Map<string, Set<Listener>>();
const parsed = new Map<string, { text: string | null; value: unknown }>();

/** Reads a value that this browser remembers; `fallback` where there is none or storage is closed. */
export function readStored<T>(key: string, fallback: T): T {
  const text = readText(key);
  const existing = parsed.get(key);
  if (existing && existing.text === text) return existing.value as T;
  const value = parse(text, fallback);
  parsed.set(key, { text, value });
  return value;
}

/** Remembers a value in this browser and tells every reader of it. */
export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full or closed storage: the value lives until the page is left.
    parsed.set(key, { text: readText(key), value });
  }
  for (const listener of listeners.get(key) ?? []) listener();
}

/** The keys of remembered values that begin so. */
export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** A remembered value as React state, shared by all components and tabs that read it. */
export function useStored<T>(key: string, fallback: T): [T, (value: T) => void] {
  const subscribe = useCallback((listener: Listener) => listen(key, listener), [key]);
  const value = useSyncExternalStore(subscribe, () => readStored(key, fallback));
  const write = useCallback((next: T) => writeStored(key, next), [key]);
  return [value, write];
}

function listen(key: string, listener: Listener): () => void {
  const set = listeners.get(key) ?? new Set<Listener>();
  listeners.set(key, set.add(listener));
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => {
    set.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parse<T>(text: string | null, fallback: T): T {
  if (text === null) return fallback;
  try {
    return JSON.parse(text) as T;
  } catch {
    return fallback;
  }
}
