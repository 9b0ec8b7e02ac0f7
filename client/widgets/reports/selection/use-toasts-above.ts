import { type RefObject, useLayoutEffect } from 'react';

/** Space between the toasts and the element below them. */
const gapPx = 8;

/** Height that toasts need above the element. */
const minToastHeightPx = 96;

/** Keeps toasts above an element, so that they do not cover its buttons. */
export function useToastsAbove(element: RefObject<HTMLElement | null>, isVisible: boolean): void {
  useLayoutEffect(() => {
    if (!isVisible) return undefined;
    const { style } = document.documentElement;
    const update = () => {
      const { top = 0, bottom = 0 } = element.current?.getBoundingClientRect() ?? {};
      const hasSpace = bottom > 0 && top < window.innerHeight && top > minToastHeightPx;
      if (hasSpace) style.setProperty('--toast-bottom', `${window.innerHeight - top + gapPx}px`);
      else style.removeProperty('--toast-bottom');
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(document.body);
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
      style.removeProperty('--toast-bottom');
    };
  }, [element, isVisible]);
}
