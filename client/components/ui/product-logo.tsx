/** Logo. Decorative, because the product name is next to it. */
export function ProductLogo({ size = 22 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 6.47a6.6 6.6 0 0 1 0 11.06 6.6 6.6 0 0 1 0-11.06z" fill="var(--mark-lens)" />
      <g fill="none" stroke="currentColor" strokeWidth="2">
        <circle cx="8.4" cy="12" r="6.6" />
        <circle cx="15.6" cy="12" r="6.6" />
      </g>
    </svg>
  );
}
