import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchLongPress } from './watch-long-press.js';

function pointer(kind: string, at: { x: number; y: number }, pointerType = 'touch'): Event {
  const event = new MouseEvent(kind, { bubbles: true, clientX: at.x, clientY: at.y });
  return Object.assign(event, { pointerType, isPrimary: true });
}

describe('long press', () => {
  const frame = document.createElement('div');
  const cell = frame.appendChild(document.createElement('span'));
  const pressed = vi.fn();
  let end: () => void;
  beforeEach(() => {
    vi.useFakeTimers();
    document.body.append(frame);
    end = watchLongPress(frame, pressed);
  });
  afterEach(() => {
    end();
    frame.remove();
    pressed.mockClear();
    vi.useRealTimers();
  });

  it('fires for a resting finger and suppresses the following click', () => {
    const click = vi.fn();
    cell.addEventListener('click', click);
    cell.dispatchEvent(pointer('pointerdown', { x: 5, y: 6 }));
    vi.advanceTimersByTime(499);
    expect(pressed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(pressed).toHaveBeenCalledWith(cell, { x: 5, y: 6 });
    cell.dispatchEvent(pointer('pointerup', { x: 5, y: 6 }));
    cell.click();
    expect(click).not.toHaveBeenCalled();
    cell.click();
    expect(click).toHaveBeenCalledOnce();
  });

  it('does not fire if the finger moves, scrolls or lifts, or for a mouse', () => {
    const start = { x: 5, y: 5 };
    for (const broken of [
      () => cell.dispatchEvent(pointer('pointermove', { x: 5, y: 17 })),
      () => cell.dispatchEvent(pointer('pointercancel', start)),
      () => cell.dispatchEvent(pointer('pointerup', start)),
    ]) {
      cell.dispatchEvent(pointer('pointerdown', start));
      broken();
      vi.advanceTimersByTime(1000);
    }
    cell.dispatchEvent(pointer('pointerdown', start, 'mouse'));
    vi.advanceTimersByTime(1000);
    expect(pressed).not.toHaveBeenCalled();
  });

  it('reports the element under the finger if its cell was re-rendered', () => {
    const redrawn = document.createElement('span');
    document.elementFromPoint = () => redrawn;
    const first = frame.appendChild(document.createElement('span'));
    first.dispatchEvent(pointer('pointerdown', { x: 5, y: 6 }));
    first.replaceWith(redrawn);
    vi.advanceTimersByTime(500);
    expect(pressed).toHaveBeenCalledWith(redrawn, { x: 5, y: 6 });
    redrawn.remove();
    Reflect.deleteProperty(document, 'elementFromPoint');
  });

  it('tolerates small movements', () => {
    cell.dispatchEvent(pointer('pointerdown', { x: 5, y: 5 }));
    cell.dispatchEvent(pointer('pointermove', { x: 9, y: 9 }));
    vi.advanceTimersByTime(500);
    expect(pressed).toHaveBeenCalledOnce();
  });
});
