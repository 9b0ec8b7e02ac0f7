import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchLongPress } from './watch-long-press.js';

function pointer(eventType: string, position: { x: number; y: number }, pointerType = 'touch'): Event {
  const event = new MouseEvent(eventType, { bubbles: true, clientX: position.x, clientY: position.y });
  return Object.assign(event, { pointerType, isPrimary: true });
}

describe('long press', () => {
  const frame = document.createElement('div');
  const cell = frame.appendChild(document.createElement('span'));
  const onPress = vi.fn();
  let end: () => void;
  beforeEach(() => {
    vi.useFakeTimers();
    document.body.append(frame);
    end = watchLongPress(frame, onPress);
  });
  afterEach(() => {
    end();
    frame.remove();
    onPress.mockClear();
    vi.useRealTimers();
  });

  it('fires for a resting finger and suppresses the following click', () => {
    const click = vi.fn();
    cell.addEventListener('click', click);
    cell.dispatchEvent(pointer('pointerdown', { x: 5, y: 6 }));
    vi.advanceTimersByTime(499);
    expect(onPress).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onPress).toHaveBeenCalledWith(cell, { x: 5, y: 6 });
    cell.dispatchEvent(pointer('pointerup', { x: 5, y: 6 }));
    cell.click();
    expect(click).not.toHaveBeenCalled();
    cell.click();
    expect(click).toHaveBeenCalledOnce();
  });

  it('does not fire if the finger moves, scrolls or lifts, or for a mouse', () => {
    const start = { x: 5, y: 5 };
    for (const interruption of [
      () => cell.dispatchEvent(pointer('pointermove', { x: 5, y: 17 })),
      () => cell.dispatchEvent(pointer('pointercancel', start)),
      () => cell.dispatchEvent(pointer('pointerup', start)),
    ]) {
      cell.dispatchEvent(pointer('pointerdown', start));
      interruption();
      vi.advanceTimersByTime(1000);
    }
    cell.dispatchEvent(pointer('pointerdown', start, 'mouse'));
    vi.advanceTimersByTime(1000);
    expect(onPress).not.toHaveBeenCalled();
  });

  it('reports the element under the finger if its cell was re-rendered', () => {
    const redrawn = document.createElement('span');
    document.elementFromPoint = () => redrawn;
    const first = frame.appendChild(document.createElement('span'));
    first.dispatchEvent(pointer('pointerdown', { x: 5, y: 6 }));
    first.replaceWith(redrawn);
    vi.advanceTimersByTime(500);
    expect(onPress).toHaveBeenCalledWith(redrawn, { x: 5, y: 6 });
    redrawn.remove();
    Reflect.deleteProperty(document, 'elementFromPoint');
  });

  it('tolerates small movements', () => {
    cell.dispatchEvent(pointer('pointerdown', { x: 5, y: 5 }));
    cell.dispatchEvent(pointer('pointermove', { x: 9, y: 9 }));
    vi.advanceTimersByTime(500);
    expect(onPress).toHaveBeenCalledOnce();
  });
});
