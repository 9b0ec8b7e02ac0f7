import { describe, expect, it } from 'vitest';
import { AdmissionController } from './admission-controller.js';

const limits = { maxLatencyMs: 100, minInFlight: 8, blockMs: 50 };

/** A door behind which the way took so long of late, in milliseconds. */
function controllerWithLatency(latencyMs: number): AdmissionController {
  let time = 0;
  const controller = new AdmissionController(limits, () => time);
  for (let each = 0; each < 50; each++) {
    const ticket = controller.admit('before');
    time += latencyMs;
    ticket.reachedLimiter();
    ticket.completed();
  }
  return controller;
}

/** A door that has just sent away the ninth of a flood, at 101 ms, with the eight that are on the way. */
function overloadedController(clock: { time: number }) {
  const controller = new AdmissionController(limits, () => clock.time);
  const tickets = Array.from({ length: 8 }, () => controller.admit('flood'));
  clock.time = 101;
  expect(() => controller.admit('flood')).toThrow();
  return { controller, ways: tickets };
}

describe('the door of a process', () => {
  it('lets everybody in while the way is short, and few however long it is', () => {
    const quick = controllerWithLatency(90);
    for (let each = 0; each < 100; each++) quick.admit('flood');
    const slow = controllerWithLatency(5_000);
    for (let each = 0; each < 8; each++) slow.admit('flood');
    expect(() => slow.admit('flood')).toThrow(expect.objectContaining({ details: { retryAfter: 1 } }));
  });

  it('sends away who asks most, and lets in who asks little', () => {
    const controller = controllerWithLatency(5_000);
    for (let each = 0; each < 8; each++) controller.admit('flood');
    // Up to 12 on the way of two: 6 each.
    for (let each = 0; each < 4; each++) controller.admit('other');
    expect(() => controller.admit('flood')).toThrow(expect.objectContaining({ code: 'OVERLOADED' }));
    controller.admit('third');
  });

  it('notices that those on the way do not get on, before one of them has arrived', () => {
    let time = 0;
    const controller = new AdmissionController(limits, () => time);
    for (let each = 0; each < 8; each++) controller.admit('flood');
    time = 100;
    controller.admit('flood');
    time = 101;
    expect(() => controller.admit('flood')).toThrow();
    controller.admit('other');
  });

  it('lets in again when those on the way have come to a gate, or are over', () => {
    const controller = controllerWithLatency(5_000);
    const tickets = Array.from({ length: 8 }, () => controller.admit('one'));
    expect(() => controller.admit('one')).toThrow();
    tickets[0]?.completed();
    tickets[0]?.completed();
    controller.admit('one');
    expect(() => controller.admit('one')).toThrow();
    tickets[1]?.reachedLimiter();
    controller.admit('one');
    expect(() => controller.admit('one')).toThrow();
  });

  it('is shut for a moment to whoever was sent away at a gate, and to nobody else', () => {
    let time = 0;
    const controller = new AdmissionController(limits, () => time);
    controller.admit('flood').rejectedByLimiter();
    time = 49;
    expect(() => controller.admit('flood')).toThrow(expect.objectContaining({ code: 'OVERLOADED' }));
    controller.admit('other');
    time = 50;
    controller.admit('flood');
  });

  it('lets a flood in one by one beside others, and as before once it stayed away for as long as it was told', () => {
    const clock = { time: 0 };
    const { controller, ways: tickets } = overloadedController(clock);
    for (const ticket of tickets.slice(1)) ticket.completed();
    controller.admit('other').completed();
    expect(() => controller.admit('flood')).toThrow();
    tickets[0]?.completed();
    clock.time = 150;
    expect(() => controller.admit('flood')).toThrow();
    clock.time = 210;
    const next = controller.admit('flood');
    expect(() => controller.admit('flood')).toThrow();
    next.completed();
    next.completed();
    controller.admit('other').completed();
    clock.time = 1_100;
    controller.admit('flood');
    expect(() => controller.admit('flood')).toThrow(expect.objectContaining({ details: { retryAfter: 1 } }));
    clock.time = 2_100;
    controller.admit('other').completed();
    for (let each = 0; each < 7; each++) controller.admit('flood');
  });

  it('is not behind by long answers that ask no gate', () => {
    let time = 0;
    const controller = new AdmissionController(limits, () => time);
    for (let each = 0; each < 20; each++) controller.admit(`reader ${each}`);
    time = 2_001;
    for (let each = 0; each < 7; each++) controller.admit('browser');
    time = 4_003;
    for (let each = 0; each < 7; each++) controller.admit('browser');
  });

  it('lets a flood in as far as it gets on where nobody else asks', () => {
    const { controller, ways: tickets } = overloadedController({ time: 0 });
    for (const ticket of tickets.slice(1)) ticket.completed();
    for (let each = 0; each < 7; each++) controller.admit('flood');
    expect(() => controller.admit('flood')).toThrow();
  });
});
