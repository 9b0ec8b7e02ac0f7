import { describe, expect, it } from 'vitest';
import { AdmissionController } from './admission-controller.js';

const limits = { maxLatencyMs: 100, minInFlight: 8, blockMs: 50, burst: { requests: 6, seconds: 10 } };

/** Creates a controller whose recent requests each took this long to reach a limiter. */
function createControllerWithLatency(latencyMs: number): AdmissionController {
  let time = 0;
  const controller = new AdmissionController(limits, () => time);
  for (let index = 0; index < 50; index++) {
    const ticket = controller.admit('before');
    time += latencyMs;
    ticket.onLimiterReached();
    ticket.onCompletion();
  }
  return controller;
}

/** Creates a controller with eight requests in flight that rejected a ninth at 101 ms. */
function createOverloadedController(clock: { time: number }) {
  const controller = new AdmissionController(limits, () => clock.time);
  const tickets = Array.from({ length: 8 }, () => controller.admit('flood'));
  clock.time = 101;
  expect(() => controller.admit('flood')).toThrow();
  return { controller, admissions: tickets };
}

describe('AdmissionController', () => {
  it('admits every request while the latency is low, and a minimum at any latency', () => {
    const quick = createControllerWithLatency(90);
    for (let index = 0; index < 100; index++) quick.admit('flood');
    const slow = createControllerWithLatency(5_000);
    for (let index = 0; index < 8; index++) slow.admit('flood');
    expect(() => slow.admit('flood')).toThrow(expect.objectContaining({ details: { retryAfter: 1 } }));
  });

  it('rejects the credential with the most requests in flight and admits others', () => {
    const controller = createControllerWithLatency(5_000);
    for (let index = 0; index < 8; index++) controller.admit('flood');
    // Two credentials with 12 requests in flight: a fair share of 6 each.
    for (let index = 0; index < 4; index++) controller.admit('other');
    expect(() => controller.admit('flood')).toThrow(expect.objectContaining({ code: 'OVERLOADED' }));
    controller.admit('third');
  });

  it('detects overload by the age of the oldest request before any has reached a limiter', () => {
    let time = 0;
    const controller = new AdmissionController(limits, () => time);
    for (let index = 0; index < 8; index++) controller.admit('flood');
    time = 100;
    controller.admit('flood');
    time = 101;
    expect(() => controller.admit('flood')).toThrow();
    controller.admit('other');
  });

  it('admits again when requests have reached a limiter or completed', () => {
    const controller = createControllerWithLatency(5_000);
    const tickets = Array.from({ length: 8 }, () => controller.admit('one'));
    expect(() => controller.admit('one')).toThrow();
    tickets[0]?.onCompletion();
    tickets[0]?.onCompletion();
    controller.admit('one');
    expect(() => controller.admit('one')).toThrow();
    tickets[1]?.onLimiterReached();
    controller.admit('one');
    expect(() => controller.admit('one')).toThrow();
  });

  it('blocks a credential briefly after a limiter rejected it, but no other credential', () => {
    let time = 0;
    const controller = new AdmissionController(limits, () => time);
    controller.admit('flood').onLimiterRejection();
    time = 49;
    expect(() => controller.admit('flood')).toThrow(expect.objectContaining({ code: 'OVERLOADED' }));
    controller.admit('other');
    time = 50;
    controller.admit('flood');
  });

  it('admits a penalized credential one request at a time under contention until it respects Retry-After', () => {
    const clock = { time: 0 };
    const { controller, admissions: tickets } = createOverloadedController(clock);
    for (const ticket of tickets.slice(1)) ticket.onCompletion();
    controller.admit('other').onCompletion();
    expect(() => controller.admit('flood')).toThrow();
    tickets[0]?.onCompletion();
    clock.time = 150;
    expect(() => controller.admit('flood')).toThrow();
    clock.time = 210;
    const next = controller.admit('flood');
    expect(() => controller.admit('flood')).toThrow();
    next.onCompletion();
    next.onCompletion();
    controller.admit('other').onCompletion();
    clock.time = 1_100;
    controller.admit('flood');
    expect(() => controller.admit('flood')).toThrow(expect.objectContaining({ details: { retryAfter: 1 } }));
    clock.time = 2_100;
    controller.admit('other').onCompletion();
    for (let index = 0; index < 7; index++) controller.admit('flood');
  });

  it('does not count long responses that use no limiter as overload', () => {
    let time = 0;
    const controller = new AdmissionController(limits, () => time);
    for (let index = 0; index < 20; index++) controller.admit(`reader ${index}`);
    time = 2_001;
    for (let index = 0; index < 7; index++) controller.admit('browser');
    time = 4_003;
    for (let index = 0; index < 7; index++) controller.admit('browser');
  });

  it('admits a penalized credential without a limit when no other is active', () => {
    const { controller, admissions: tickets } = createOverloadedController({ time: 0 });
    for (const ticket of tickets.slice(1)) ticket.onCompletion();
    for (let index = 0; index < 7; index++) controller.admit('flood');
    expect(() => controller.admit('flood')).toThrow();
  });

  it('rejects an API token above its burst limit as too many requests until the window ends', () => {
    const clock = { time: 0 };
    const controller = new AdmissionController(limits, () => clock.time);
    const tooManyRequests = expect.objectContaining({
      code: 'TOO_MANY_REQUESTS',
      details: expect.objectContaining({ retryAfter: 10 }) as unknown,
    }) as Error;
    const overloaded = expect.objectContaining({ code: 'OVERLOADED' }) as Error;
    const tickets = Array.from({ length: 8 }, () => controller.admit('token', true));
    clock.time = 101;
    expect(() => controller.admit('token', true)).toThrow(tooManyRequests);
    expect(() => controller.admit('token')).toThrow(overloaded);
    for (const ticket of tickets.slice(2)) ticket.onCompletion();
    controller.admit('other').onCompletion();
    expect(() => controller.admit('token', true)).toThrow(tooManyRequests);
    for (let index = 0; index < 6; index++) controller.admit(`reader ${index}`);
    clock.time = 10_102;
    controller.admit('token', true).onLimiterRejection();
    expect(() => controller.admit('token', true)).toThrow(overloaded);
  });
});
