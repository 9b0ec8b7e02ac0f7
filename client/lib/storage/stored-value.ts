import { useCallback, useSyncExternalStore } from 'react';

type Listener = () => void;
const listeners = new Map<string, Set<Listener>>();
const parsedValues = new Map<string, { text: string | null; value: unknown }>();

/** Reads a value from localStorage; `fallback` if it is missing or storage is unavailable. */
export function readStored<T>(key: string, fallback: T): T {
  const text = readText(key);
  const existing = parsedValues.get(key);
  if (existing && existing.text === text) return existing.value as T;
  const value = parse(text, fallback);
  parsedValues.set(key, { text, value });
  return value;
}

/** Writes a value to localStorage and notifies all readers. */
export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // If storage is full or unavailable, the value is kept in memory.
    parsedValues.set(key, { text: readText(key), value });
  }
  for (const listener of listeners.get(key) ?? []) listener();
}

/** Stored keys with a prefix. */
export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** A stored value as React state, shared by all components and tabs. */
export function useStoredValue<T>(key: string, fallback: T): [T, (value: T) => void] {
  const subscribe = useCallback((listener: Listener) => addListener(key, listener), [key]);
  const value = useSyncExternalStore(subscribe, () => readStored(key, fallback));
  const write = useCallback((next: T) => writeStored(key, next), [key]);
  return [value, write];
}

function addListener(key: string, listener: Listener): () => void {
  const keyListeners = listeners.get(key) ?? new Set<Listener>();
  listeners.set(key, keyListeners.add(listener));
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => {
    keyListeners.delete(listener);
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
