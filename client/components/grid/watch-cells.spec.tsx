import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchCells } from './watch-cells.js';

function pointer(eventType: string, pointerType = 'mouse', position = { x: 5, y: 6 }): Event {
  const event = new MouseEvent(eventType, { bubbles: true, clientX: position.x, clientY: position.y });
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
  const notify = vi.fn();
  let end: () => void;
  beforeEach(() => {
    vi.useFakeTimers();
    document.body.append(frame);
    end = watchCells(frame, { current: box }, notify);
  });
  afterEach(() => {
    end();
    frame.remove();
    notify.mockClear();
    vi.useRealTimers();
  });
  const hover = (cell: HTMLElement, pointerType?: string) => {
    cell.firstElementChild?.dispatchEvent(pointer('pointerover', pointerType));
    vi.advanceTimersByTime(400);
  };

  const notifiedCells = () => notify.mock.calls.map(([cell]) => cell as unknown);

  it('notifies once per cell with the resting position', () => {
    first.dispatchEvent(pointer('pointerover'));
    vi.advanceTimersByTime(399);
    first.firstElementChild?.dispatchEvent(pointer('pointermove', 'mouse', { x: 8, y: 9 }));
    first.firstElementChild?.dispatchEvent(pointer('pointerover', 'mouse', { x: 8, y: 9 }));
    expect(notify).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(notify).toHaveBeenCalledExactlyOnceWith(first, { x: 8, y: 9 });
    hover(second);
    expect(notifiedCells()).toEqual([first, undefined, second]);
  });

  it('notifies about a pointer that was already there', () => {
    first.dispatchEvent(pointer('pointermove', 'mouse', { x: 700, y: 500 }));
    frame.dispatchEvent(new MouseEvent('pointerleave'));
    second.dispatchEvent(pointer('pointerover', 'mouse', { x: 20, y: 30 }));
    vi.advanceTimersByTime(400);
    expect(notify).toHaveBeenCalledExactlyOnceWith(second, { x: 20, y: 30 });
  });

  it('notifies about the cell under a pointer that was there before the listeners', () => {
    first.firstElementChild?.dispatchEvent(pointer('pointermove', 'mouse', { x: 3, y: 4 }));
    vi.advanceTimersByTime(400);
    expect(notify).toHaveBeenCalledExactlyOnceWith(first, { x: 3, y: 4 });
  });

  it('stays while the pointer moves onto the tooltip and ends shortly after it leaves', () => {
    hover(first);
    second.dispatchEvent(pointer('pointerover'));
    vi.advanceTimersByTime(159);
    box.dispatchEvent(pointer('pointerover'));
    vi.advanceTimersByTime(5000);
    box.dispatchEvent(pointer('pointerdown'));
    first.dispatchEvent(pointer('pointerover'));
    vi.advanceTimersByTime(5000);
    expect(notifiedCells()).toEqual([first]);
    frame.dispatchEvent(new MouseEvent('pointerleave'));
    vi.advanceTimersByTime(160);
    expect(notifiedCells()).toEqual([first, undefined]);
  });

  it('ends on a key, a click or scrolling, and reports the cell that scrolled under the pointer', () => {
    for (const overlay of [
      () => first.dispatchEvent(pointer('pointerdown')),
      () => window.dispatchEvent(new Event('keydown')),
    ]) {
      hover(first);
      overlay();
      vi.advanceTimersByTime(5000);
      expect(notifiedCells()).toEqual([first, undefined]);
      frame.dispatchEvent(new MouseEvent('pointerleave'));
      notify.mockClear();
    }
    hover(first);
    second.dispatchEvent(pointer('pointerover'));
    window.dispatchEvent(new Event('scroll'));
    expect(notifiedCells()).toEqual([first, undefined]);
    vi.advanceTimersByTime(400);
    expect(notifiedCells()).toEqual([first, undefined, second]);
  });

  it('ignores touch', () => {
    hover(first, 'touch');
    expect(notify).not.toHaveBeenCalled();
  });
});
