import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CircuitBreaker } from './circuit-breaker.js';

class ServiceUnavailableError extends Error {}

const failingCall = () => Promise.reject(new ServiceUnavailableError('away'));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const createBreaker = () =>
  new CircuitBreaker({
    maxFailures: 3,
    openMs: 1000,
    isOutage: (error) => error instanceof ServiceUnavailableError,
  });

describe('CircuitBreaker', () => {
  it('opens after consecutive failures and closes after a while', async () => {
    const breaker = createBreaker();
    const call = vi.fn(failingCall);
    for (let attempt = 0; attempt < 3; attempt++) {
      await expect(breaker.run(call)).rejects.toThrow(ServiceUnavailableError);
    }
    await expect(breaker.run(call)).rejects.toThrow('left alone');
    expect(call).toHaveBeenCalledTimes(3);
    vi.advanceTimersByTime(1001);
    await expect(breaker.run(() => Promise.resolve('back'))).resolves.toBe('back');
    await expect(breaker.run(call)).rejects.toThrow(ServiceUnavailableError);
    await expect(breaker.run(() => Promise.resolve('still there'))).resolves.toBe('still there');
  });

  it('opens again at the first failure after the open time', async () => {
    const breaker = createBreaker();
    for (let attempt = 0; attempt < 3; attempt++) {
      await expect(breaker.run(failingCall)).rejects.toThrow(ServiceUnavailableError);
    }
    vi.advanceTimersByTime(1001);
    await expect(breaker.run(failingCall)).rejects.toThrow(ServiceUnavailableError);
    await expect(breaker.run(failingCall)).rejects.toThrow('left alone');
  });

  it('stays closed after errors of single calls', async () => {
    const breaker = createBreaker();
    for (let attempt = 0; attempt < 9; attempt++) {
      await expect(breaker.run(() => Promise.reject(new Error('no such mailbox')))).rejects.toThrow(
        'no such',
      );
    }
  });
});
