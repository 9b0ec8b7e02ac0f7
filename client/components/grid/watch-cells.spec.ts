import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchCells } from './watch-cells.js';

function pointer(kind: string, pointerType = 'mouse', at = { x: 5, y: 6 }): Event {
  const event = new MouseEvent(kind, { bubbles: true, clientX: at.x, clientY: at.y });
  return Object.assign(event, { pointerType });
}

function cellIn(frame: HTMLElement): HTMLElement {
  const cell = frame.appendChild(document.createElement('div'));
  cell.className = 'ag-cell';
  cell.append(document.createElement('span'));
  return cell;
}

describe('a pointer that rests on a cell', () => {
  const frame = document.createElement('div');
  const [first, second] = [cellIn(frame), cellIn(frame)];
  const tell = vi.fn();
  let end: () => void;
  beforeEach(() => {
    vi.useFakeTimers();
    document.body.append(frame);
    end = watchCells(frame, tell);
  });
  afterEach(() => {
    end();
    frame.remove();
    tell.mockClear();
    vi.useRealTimers();
  });
  const restOn = (cell: HTMLElement, pointerType?: string) => {
    cell.firstElementChild?.dispatchEvent(pointer('pointerover', pointerType));
    vi.advanceTimersByTime(400);
  };

  it('is told once, where the pointer came to rest, and again on the next cell', () => {
    first.dispatchEvent(pointer('pointerover'));
    vi.advanceTimersByTime(399);
    first.firstElementChild?.dispatchEvent(pointer('pointermove', 'mouse', { x: 8, y: 9 }));
    first.firstElementChild?.dispatchEvent(pointer('pointerover'));
    expect(tell).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(tell).toHaveBeenCalledExactlyOnceWith(first, { x: 8, y: 9 });
    restOn(second);
    expect(tell.mock.calls.map(([cell]) => cell as unknown)).toEqual([first, undefined, second]);
  });

  it('is over when it leaves the table, and by a key, a click or scrolling', () => {
    for (const over of [
      () => frame.dispatchEvent(new MouseEvent('pointerleave')),
      () => first.dispatchEvent(pointer('pointerdown')),
      () => window.dispatchEvent(new Event('keydown')),
      () => window.dispatchEvent(new Event('scroll')),
    ]) {
      restOn(first);
      over();
      expect(tell.mock.lastCall?.[0]).toBeUndefined();
      const calls = tell.mock.calls.length;
      vi.advanceTimersByTime(1000);
      expect(tell).toHaveBeenCalledTimes(calls);
      frame.dispatchEvent(new MouseEvent('pointerleave'));
    }
  });

  it('is no finger', () => {
    restOn(first, 'touch');
    expect(tell).not.toHaveBeenCalled();
  });
});
