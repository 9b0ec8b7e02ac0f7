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

describe('hover on a cell', () => {
  const frame = document.createElement('div');
  const [first, second] = [cellIn(frame), cellIn(frame)];
  const box = frame.appendChild(document.createElement('p'));
  const tell = vi.fn();
  let end: () => void;
  beforeEach(() => {
    vi.useFakeTimers();
    document.body.append(frame);
    end = watchCells(frame, { current: box }, tell);
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

  const told = () => tell.mock.calls.map(([cell]) => cell as unknown);

  it('notifies once per cell with the resting position', () => {
    first.dispatchEvent(pointer('pointerover'));
    vi.advanceTimersByTime(399);
    first.firstElementChild?.dispatchEvent(pointer('pointermove', 'mouse', { x: 8, y: 9 }));
    first.firstElementChild?.dispatchEvent(pointer('pointerover', 'mouse', { x: 8, y: 9 }));
    expect(tell).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(tell).toHaveBeenCalledExactlyOnceWith(first, { x: 8, y: 9 });
    restOn(second);
    expect(told()).toEqual([first, undefined, second]);
  });

  it('notifies about a pointer that was already there', () => {
    first.dispatchEvent(pointer('pointermove', 'mouse', { x: 700, y: 500 }));
    frame.dispatchEvent(new MouseEvent('pointerleave'));
    second.dispatchEvent(pointer('pointerover', 'mouse', { x: 20, y: 30 }));
    vi.advanceTimersByTime(400);
    expect(tell).toHaveBeenCalledExactlyOnceWith(second, { x: 20, y: 30 });
  });

  it('notifies about the cell under a pointer that was there before the listeners', () => {
    first.firstElementChild?.dispatchEvent(pointer('pointermove', 'mouse', { x: 3, y: 4 }));
    vi.advanceTimersByTime(400);
    expect(tell).toHaveBeenCalledExactlyOnceWith(first, { x: 3, y: 4 });
  });

  it('stays while the pointer moves onto the tooltip and ends shortly after it leaves', () => {
    restOn(first);
    second.dispatchEvent(pointer('pointerover'));
    vi.advanceTimersByTime(159);
    box.dispatchEvent(pointer('pointerover'));
    vi.advanceTimersByTime(5000);
    box.dispatchEvent(pointer('pointerdown'));
    first.dispatchEvent(pointer('pointerover'));
    vi.advanceTimersByTime(5000);
    expect(told()).toEqual([first]);
    frame.dispatchEvent(new MouseEvent('pointerleave'));
    vi.advanceTimersByTime(160);
    expect(told()).toEqual([first, undefined]);
  });

  it('ends on a key, a click or scrolling, and reports the cell that scrolled under the pointer', () => {
    for (const over of [
      () => first.dispatchEvent(pointer('pointerdown')),
      () => window.dispatchEvent(new Event('keydown')),
    ]) {
      restOn(first);
      over();
      vi.advanceTimersByTime(5000);
      expect(told()).toEqual([first, undefined]);
      frame.dispatchEvent(new MouseEvent('pointerleave'));
      tell.mockClear();
    }
    restOn(first);
    second.dispatchEvent(pointer('pointerover'));
    window.dispatchEvent(new Event('scroll'));
    expect(told()).toEqual([first, undefined]);
    vi.advanceTimersByTime(400);
    expect(told()).toEqual([first, undefined, second]);
  });

  it('ignores touch', () => {
    restOn(first, 'touch');
    expect(tell).not.toHaveBeenCalled();
  });
});
