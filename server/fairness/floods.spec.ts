import { describe, expect, it } from 'vitest';
import { Floods } from './floods.js';

describe('keys that asked for too much', () => {
  it('are not held back where nobody else asks, nor is anybody who asked for little', () => {
    const floods = new Floods(1_000, () => 0);
    floods.came('flood');
    floods.add('flood');
    floods.over('flood', 50);
    expect(floods.holdsBack('flood', 9)).toBe(false);
    floods.came('other');
    expect(floods.holdsBack('other', 9)).toBe(false);
    expect(floods.holdsBack('flood', 1)).toBe(true);
  });

  it('beside others have one thing at a time, and rest as long as each took', () => {
    let time = 0;
    const floods = new Floods(1_000, () => time);
    floods.add('flood');
    floods.came('other');
    floods.came('flood');
    expect([floods.holdsBack('flood', 1), floods.holdsBack('flood', 0)]).toEqual([true, false]);
    time = 30;
    floods.over('flood', 30);
    time = 59;
    expect(floods.holdsBack('flood', 0)).toBe(true);
    time = 60;
    expect(floods.holdsBack('flood', 0)).toBe(false);
  });

  it('rest no longer than a flood lasts', () => {
    let time = 0;
    const floods = new Floods(1_000, () => time);
    floods.add('flood');
    floods.over('flood', 60_000);
    time = 999;
    floods.add('flood');
    floods.came('other');
    expect(floods.holdsBack('flood', 0)).toBe(true);
    time = 1_000;
    expect(floods.holdsBack('flood', 0)).toBe(false);
  });

  it('need no rest beside other floods alone', () => {
    const floods = new Floods(1_000, () => 0);
    for (const key of ['one', 'other']) {
      floods.add(key);
      floods.came(key);
      floods.over(key, 500);
    }
    expect([floods.holdsBack('one', 0), floods.holdsBack('one', 1)]).toEqual([false, true]);
  });

  it('are none any more when they stayed away for long enough', () => {
    let time = 0;
    const floods = new Floods(1_000, () => time);
    floods.add('flood');
    time = 1_000;
    floods.came('other');
    floods.over('flood', 500);
    expect([floods.holdsBack('flood', 0), floods.holdsBack('flood', 5)]).toEqual([false, false]);
  });
});
