import styles from './segmented.module.css';

interface SegmentedProps<Value extends string> {
  /** Accessible name. */
  label: string;
  value: Value;
  /** `isDisabled` options are visible but cannot be selected. */
  options: readonly { value: Value; label: string; isDisabled?: boolean }[];
  onChange: (value: Value) => void;
  small?: boolean;
}

/** Segmented control with two to four options. */
export function Segmented<Value extends string>({
  label,
  value,
  options,
  onChange,
  small,
}: SegmentedProps<Value>) {
  return (
    <div className={`${styles.segments} ${small ? styles.small : ''}`} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.segment}
          aria-pressed={option.value === value}
          disabled={option.isDisabled}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
