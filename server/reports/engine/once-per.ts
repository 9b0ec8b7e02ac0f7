/**
 * Has a pure function of an object that outlives requests, as a declaration, work its value out once for the object and for
 * each key of what else it is given, which must be few. What was worked out goes with the object.
 */
export function oncePer<Of extends object, Given extends readonly unknown[], Value>(
  work: (of: Of, ...given: Given) => Value,
  keyOf: (...given: Given) => string = () => '',
): (of: Of, ...given: Given) => Value {
  const known = new WeakMap<Of, Map<string, Value>>();
  return (of, ...given) => {
    const values = known.get(of) ?? new Map<string, Value>();
    known.set(of, values);
    const key = keyOf(...given);
    const found = values.get(key);
    if (found !== undefined || values.has(key)) return found as Value;
    const value = work(of, ...given);
    values.set(key, value);
    return value;
  };
}
