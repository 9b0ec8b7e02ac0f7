import { NativeSelect } from '../../../components/form/native-select.js';
import { usePlanOptions } from '../use-plan-options.js';

interface PlanSelectProps {
  label: string;
  value: number;
  onChange: (plan: number) => void;
}

/** Select of a plan that is sold. */
export function PlanSelect({ label, value, onChange }: PlanSelectProps) {
  return (
    <NativeSelect aria-label={label} value={value} onChange={({ target }) => onChange(Number(target.value))}>
      {usePlanOptions().map((plan) => (
        <option key={plan.value} value={plan.value}>
          {plan.label}
        </option>
      ))}
    </NativeSelect>
  );
}
