/** Exposes the height above an element as `--above` so that its table can fill the window. Use as a `ref`. */
export function fillWindow(page: HTMLElement | null): (() => void) | undefined {
  if (!page) return undefined;
  const measure = () =>
    page.style.setProperty('--above', `${Math.round(page.getBoundingClientRect().top + window.scrollY)}px`);
  // Content above may change. The first call happens before paint, when the layout is already computed.
  const observer = new ResizeObserver(measure);
  observer.observe(document.body);
  return () => observer.disconnect();
}
