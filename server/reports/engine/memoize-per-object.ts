/**
 * Memoizes a pure function per object and argument key in a WeakMap. Use it for long-lived objects such as
 * declarations, with few distinct arguments.
 */
export function memoizePerObject<Target extends object, Args extends readonly unknown[], Value>(
  compute: (target: Target, ...args: Args) => Value,
  getKey: (...args: Args) => string = () => '',
): (target: Target, ...args: Args) => Value {
  const cache = new WeakMap<Target, Map<string, Value>>();
  return (target, ...args) => {
    const values = cache.get(target) ?? new Map<string, Value>();
    cache.set(target, values);
    const key = getKey(...args);
    const cached = values.get(key);
    if (cached !== undefined || values.has(key)) return cached as Value;
    const value = compute(target, ...args);
    values.set(key, value);
    return value;
  };
}
