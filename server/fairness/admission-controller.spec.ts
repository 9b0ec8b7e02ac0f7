import { describe, expect, it } from 'vitest';
import { AdmissionController } from './admission-controller.js';

const limits = { late: 100, onTheWay: 8, shut: 50 };

/** A door behind which the way took so long of late, in milliseconds. */
function doorOf(wayMs: number): AdmissionController {
  let time = 0;
  const door = new AdmissionController(limits, () => time);
  for (let each = 0; each < 50; each++) {
    const way = door.admit('before');
    time += wayMs;
    way.reachedLimiter();
    way.completed();
  }
  return door;
}

/** A door that has just sent away the ninth of a flood, at 101 ms, with the eight that are on the way. */
function floodedDoor(clock: { time: number }) {
  const door = new AdmissionController(limits, () => clock.time);
  const ways = Array.from({ length: 8 }, () => door.admit('flood'));
  clock.time = 101;
  expect(() => door.admit('flood')).toThrow();
  return { door, ways };
}

describe('the door of a process', () => {
  it('lets everybody in while the way is short, and few however long it is', () => {
    const quick = doorOf(90);
    for (let each = 0; each < 100; each++) quick.admit('flood');
    const slow = doorOf(5_000);
    for (let each = 0; each < 8; each++) slow.admit('flood');
    expect(() => slow.admit('flood')).toThrow(expect.objectContaining({ details: { retryAfter: 1 } }));
  });

  it('sends away who asks most, and lets in who asks little', () => {
    const door = doorOf(5_000);
    for (let each = 0; each < 8; each++) door.admit('flood');
    // Up to 12 on the way of two: 6 each.
    for (let each = 0; each < 4; each++) door.admit('other');
    expect(() => door.admit('flood')).toThrow(expect.objectContaining({ code: 'OVERLOADED' }));
    door.admit('third');
  });

  it('notices that those on the way do not get on, before one of them has arrived', () => {
    let time = 0;
    const door = new AdmissionController(limits, () => time);
    for (let each = 0; each < 8; each++) door.admit('flood');
    time = 100;
    door.admit('flood');
    time = 101;
    expect(() => door.admit('flood')).toThrow();
    door.admit('other');
  });

  it('lets in again when those on the way have come to a gate, or are over', () => {
    const door = doorOf(5_000);
    const ways = Array.from({ length: 8 }, () => door.admit('one'));
    expect(() => door.admit('one')).toThrow();
    ways[0]?.completed();
    ways[0]?.completed();
    door.admit('one');
    expect(() => door.admit('one')).toThrow();
    ways[1]?.reachedLimiter();
    door.admit('one');
    expect(() => door.admit('one')).toThrow();
  });

  it('is shut for a moment to whoever was sent away at a gate, and to nobody else', () => {
    let time = 0;
    const door = new AdmissionController(limits, () => time);
    door.admit('flood').rejectedByLimiter();
    time = 49;
    expect(() => door.admit('flood')).toThrow(expect.objectContaining({ code: 'OVERLOADED' }));
    door.admit('other');
    time = 50;
    door.admit('flood');
  });

  it('lets a flood in one by one beside others, and as before once it stayed away for as long as it was told', () => {
    const clock = { time: 0 };
    const { door, ways } = floodedDoor(clock);
    for (const way of ways.slice(1)) way.completed();
    door.admit('other').completed();
    expect(() => door.admit('flood')).toThrow();
    ways[0]?.completed();
    clock.time = 150;
    expect(() => door.admit('flood')).toThrow();
    clock.time = 210;
    const next = door.admit('flood');
    expect(() => door.admit('flood')).toThrow();
    next.completed();
    next.completed();
    door.admit('other').completed();
    clock.time = 1_100;
    door.admit('flood');
    expect(() => door.admit('flood')).toThrow(expect.objectContaining({ details: { retryAfter: 1 } }));
    clock.time = 2_100;
    door.admit('other').completed();
    for (let each = 0; each < 7; each++) door.admit('flood');
  });

  it('is not behind by long answers that ask no gate', () => {
    let time = 0;
    const door = new AdmissionController(limits, () => time);
    for (let each = 0; each < 20; each++) door.admit(`reader ${each}`);
    time = 2_001;
    for (let each = 0; each < 7; each++) door.admit('browser');
    time = 4_003;
    for (let each = 0; each < 7; each++) door.admit('browser');
  });

  it('lets a flood in as far as it gets on where nobody else asks', () => {
    const { door, ways } = floodedDoor({ time: 0 });
    for (const way of ways.slice(1)) way.completed();
    for (let each = 0; each < 7; each++) door.admit('flood');
    expect(() => door.admit('flood')).toThrow();
  });
});
