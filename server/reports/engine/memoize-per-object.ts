/**
 * Has a pure function of an object that outlives requests, as a declaration, work its value out once for the object and for
 * each key of what else it is given, which must be few. What was worked out goes with the object.
 */
export function memoizePerObject<Target extends object, Args extends readonly unknown[], Value>(
  compute: (target: Target, ...args: Args) => Value,
  keyOf: (...args: Args) => string = () => '',
): (target: Target, ...args: Args) => Value {
  const cache = new WeakMap<Target, Map<string, Value>>();
  return (target, ...args) => {
    const values = cache.get(target) ?? new Map<string, Value>();
    cache.set(target, values);
    const key = keyOf(...args);
    const cached = values.get(key);
    if (cached !== undefined || values.has(key)) return cached as Value;
    const value = compute(target, ...args);
    values.set(key, value);
    return value;
  };
}
