/** The value of a promise, or the fallback if the promise rejects or exceeds the time limit. */
export async function resolveInTime<Value, Fallback>(
  promise: Promise<Value>,
  fallback: Fallback,
  timeoutMs: number,
): Promise<Value | Fallback> {
  const timeout = new Promise<Fallback>((resolve) => setTimeout(() => resolve(fallback), timeoutMs).unref());
  return Promise.race([promise.catch(() => fallback), timeout]);
}
