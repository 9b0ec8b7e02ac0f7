import { describe, expect, it } from 'vitest';
import { Door } from './door.js';

const limits = { late: 100, onTheWay: 8, shut: 50 };

/** A door behind which the way took so long of late, in milliseconds. */
function doorOf(wayMs: number): Door {
  let time = 0;
  const door = new Door(limits, () => time);
  for (let each = 0; each < 50; each++) {
    const way = door.enter('before');
    time += wayMs;
    way.arrived();
    way.over();
  }
  return door;
}

/** A door that has just sent away the ninth of a flood, at 101 ms, with the eight that are on the way. */
function floodedDoor(clock: { time: number }) {
  const door = new Door(limits, () => clock.time);
  const ways = Array.from({ length: 8 }, () => door.enter('flood'));
  clock.time = 101;
  expect(() => door.enter('flood')).toThrow();
  return { door, ways };
}

describe('the door of a process', () => {
  it('lets everybody in while the way is short, and few however long it is', () => {
    const quick = doorOf(90);
    for (let each = 0; each < 100; each++) quick.enter('flood');
    const slow = doorOf(5_000);
    for (let each = 0; each < 8; each++) slow.enter('flood');
    expect(() => slow.enter('flood')).toThrow(expect.objectContaining({ details: { retryAfter: 1 } }));
  });

  it('sends away who asks most, and lets in who asks little', () => {
    const door = doorOf(5_000);
    for (let each = 0; each < 8; each++) door.enter('flood');
    // Up to 12 on the way of two: 6 each.
    for (let each = 0; each < 4; each++) door.enter('other');
    expect(() => door.enter('flood')).toThrow(expect.objectContaining({ code: 'OVERLOADED' }));
    door.enter('third');
  });

  it('notices that those on the way do not get on, before one of them has arrived', () => {
    let time = 0;
    const door = new Door(limits, () => time);
    for (let each = 0; each < 8; each++) door.enter('flood');
    time = 100;
    door.enter('flood');
    time = 101;
    expect(() => door.enter('flood')).toThrow();
    door.enter('other');
  });

  it('lets in again when those on the way have come to a gate, or are over', () => {
    const door = doorOf(5_000);
    const ways = Array.from({ length: 8 }, () => door.enter('one'));
    expect(() => door.enter('one')).toThrow();
    ways[0]?.over();
    ways[0]?.over();
    door.enter('one');
    expect(() => door.enter('one')).toThrow();
    ways[1]?.arrived();
    door.enter('one');
    expect(() => door.enter('one')).toThrow();
  });

  it('is shut for a moment to whoever was sent away at a gate, and to nobody else', () => {
    let time = 0;
    const door = new Door(limits, () => time);
    door.enter('flood').sentAway();
    time = 49;
    expect(() => door.enter('flood')).toThrow(expect.objectContaining({ code: 'OVERLOADED' }));
    door.enter('other');
    time = 50;
    door.enter('flood');
  });

  it('lets a flood in one by one beside others, and as before once it stayed away for as long as it was told', () => {
    const clock = { time: 0 };
    const { door, ways } = floodedDoor(clock);
    for (const way of ways.slice(1)) way.over();
    door.enter('other').over();
    expect(() => door.enter('flood')).toThrow();
    ways[0]?.over();
    clock.time = 150;
    expect(() => door.enter('flood')).toThrow();
    clock.time = 210;
    const next = door.enter('flood');
    expect(() => door.enter('flood')).toThrow();
    next.over();
    next.over();
    door.enter('other').over();
    clock.time = 1_100;
    door.enter('flood');
    expect(() => door.enter('flood')).toThrow(expect.objectContaining({ details: { retryAfter: 1 } }));
    clock.time = 2_100;
    door.enter('other').over();
    for (let each = 0; each < 7; each++) door.enter('flood');
  });

  it('is not behind by long answers that ask no gate', () => {
    let time = 0;
    const door = new Door(limits, () => time);
    for (let each = 0; each < 20; each++) door.enter(`reader ${each}`);
    time = 2_001;
    for (let each = 0; each < 7; each++) door.enter('browser');
    time = 4_003;
    for (let each = 0; each < 7; each++) door.enter('browser');
  });

  it('lets a flood in as far as it gets on where nobody else asks', () => {
    const { door, ways } = floodedDoor({ time: 0 });
    for (const way of ways.slice(1)) way.over();
    for (let each = 0; each < 7; each++) door.enter('flood');
    expect(() => door.enter('flood')).toThrow();
  });
});
