/** Tells a page how much of the window stands above it, so that its table can take the rest; to be given as `ref`. */
export function fillWindow(page: HTMLElement | null): (() => void) | undefined {
  if (!page) return undefined;
  const measure = () =>
    page.style.setProperty('--above', `${Math.round(page.getBoundingClientRect().top + window.scrollY)}px`);
  // What stands above may come or go: the subject's navigation, a strip about the connection. It tells first before the page is
  // painted, when all is laid out anyway.
  const observer = new ResizeObserver(measure);
  observer.observe(document.body);
  return () => observer.disconnect();
}
