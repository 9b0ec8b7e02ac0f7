import { describe, expect, it } from 'vitest';
import { Door, type Way } from './door.js';

const limits = { late: 100, onTheWay: 8, shut: 50, besideOthers: 3 };

/** A door behind which the way took so long of late, in milliseconds. */
async function doorOf(wayMs: number): Promise<Door> {
  let time = 0;
  const door = new Door(limits, () => time);
  for (let each = 0; each < 50; each++) {
    const way = await door.enter('before');
    time += wayMs;
    way.arrived();
    way.over();
  }
  // Whoever came is forgotten.
  time += 10_000;
  return door;
}

/** So many requests that show the same come at once; those that wait for their turn are on the way too. */
function come(door: Door, shown: string, count: number): Promise<Way>[] {
  return Array.from({ length: count }, () => door.enter(shown));
}

const sentAway = expect.objectContaining({ code: 'OVERLOADED', details: { retryAfter: 1 } }) as unknown;

describe('the door of a process', () => {
  it('lets everybody in while the way is short, and few however long it is', async () => {
    await Promise.all(come(await doorOf(90), 'flood', 100));
    const slow = await doorOf(5_000);
    await Promise.all(come(slow, 'flood', 8));
    await expect(slow.enter('flood')).rejects.toEqual(sentAway);
  });

  it('sends away who asks most, and lets in who asks little', async () => {
    const door = await doorOf(5_000);
    void Promise.all(come(door, 'flood', 8));
    // Up to 12 on the way of two: 6 each.
    void Promise.all(come(door, 'other', 4));
    await expect(door.enter('flood')).rejects.toEqual(sentAway);
    await door.enter('third');
  });

  it('notices that those on the way do not get on, before one of them has arrived', async () => {
    let time = 0;
    const door = new Door(limits, () => time);
    void Promise.all(come(door, 'flood', 8));
    time = 100;
    await door.enter('flood');
    time = 101;
    await expect(door.enter('flood')).rejects.toEqual(sentAway);
    await door.enter('other');
  });

  it('lets in again when those on the way have come to a gate, or are over', async () => {
    const door = await doorOf(5_000);
    const ways = await Promise.all(come(door, 'one', 8));
    await expect(door.enter('one')).rejects.toEqual(sentAway);
    ways[0]?.over();
    ways[0]?.over();
    await door.enter('one');
    await expect(door.enter('one')).rejects.toEqual(sentAway);
    ways[1]?.arrived();
    await door.enter('one');
    await expect(door.enter('one')).rejects.toEqual(sentAway);
  });

  it('is shut for a moment to whoever was sent away at a gate, and to nobody else', async () => {
    let time = 0;
    const door = new Door(limits, () => time);
    (await door.enter('flood')).sentAway();
    time = 49;
    await expect(door.enter('flood')).rejects.toEqual(sentAway);
    await door.enter('other');
    time = 50;
    await door.enter('flood');
  });

  it('has few of one on the way at once beside others, each the next when one has arrived or is over', async () => {
    const door = new Door(limits, () => 0);
    (await door.enter('other')).over();
    const inside: Way[] = [];
    for (const coming of come(door, 'flood', 6)) void coming.then((way) => inside.push(way));
    await settled();
    expect(inside).toHaveLength(3);
    inside[0]?.arrived();
    inside[1]?.over();
    await settled();
    expect(inside).toHaveLength(5);
    inside[0]?.over();
    await settled();
    expect(inside).toHaveLength(5);
    await door.enter('other');
  });

  it('forgets who leaves while waiting for a turn', async () => {
    const door = await doorOf(5_000);
    await door.enter('other');
    const leaving = new AbortController();
    const first = come(door, 'flood', 3);
    const waiting = door.enter('flood', leaving.signal);
    leaving.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'CANCELLED' });
    const [way] = await Promise.all(first);
    way?.over();
    await door.enter('flood');
  });
});

/** Everything that can go on without anybody else has gone on. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
