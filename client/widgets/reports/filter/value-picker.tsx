import { IconCheck, IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serpFeatureIcon } from '../../../components/grid/cells/serp-feature-icons.js';
import type { LabelledValue } from './use-labelled-values.js';
import styles from './value-picker.module.css';

interface ValuePickerProps {
  /** Accessible name. */
  label: string;
  choices: readonly LabelledValue[];
  selected: readonly string[];
  onPick: (values: string[]) => void;
}

/** Searchable multi-select; it stays open until focus leaves it. */
export function ValuePicker({ label, choices, selected, onPick }: ValuePickerProps) {
  const { t } = useTranslation('reports');
  const [opened, setOpened] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpened(false);
    opener.current?.focus();
  };
  const toggle = (value: string) =>
    onPick(
      selected.includes(value) ? selected.filter((candidate) => candidate !== value) : [...selected, value],
    );
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-expanded={opened}
        aria-haspopup="listbox"
        aria-label={t('filter.addValues')}
        onClick={() => setOpened(!opened)}
      >
        <IconPlus className="icon-small" aria-hidden="true" />
        {t('filter.addValue')}
      </button>
      {opened && (
        <ChoiceList label={label} choices={choices} selected={selected} onToggle={toggle} onClose={close} />
      )}
    </>
  );
}

interface ChoiceListProps extends Omit<ValuePickerProps, 'onPick'> {
  onToggle: (value: string) => void;
  onClose: () => void;
}

/** Options with a search field: arrows move, Enter toggles, Esc closes. */
function ChoiceList({ label, choices, selected, onToggle, onClose }: ChoiceListProps) {
  const { t } = useTranslation('reports');
  const [text, setText] = useState('');
  const [activeIndex, setActiveIndex] = useState(0);
  const list = useId();
  const searchText = text.trim().toLowerCase();
  const matches = choices.filter(({ name }) => name.toLowerCase().includes(searchText));
  const active = matches[Math.min(activeIndex, matches.length - 1)];
  const moveActive = (step: number) => {
    const next = Math.min(Math.max(activeIndex + step, 0), matches.length - 1);
    setActiveIndex(next);
    document.getElementById(optionId(list, matches[next]))?.scrollIntoView({ block: 'nearest' });
  };
  const handleKey = (event: KeyboardEvent) => {
    const actions: Record<string, () => void> = {
      ArrowDown: () => moveActive(1),
      ArrowUp: () => moveActive(-1),
      Enter: () => active && onToggle(active.value),
      Escape: onClose,
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
  return (
    <div className={styles.picker}>
      <input
        autoFocus
        className={styles.search}
        role="combobox"
        aria-expanded="true"
        aria-controls={list}
        aria-activedescendant={active && optionId(list, active)}
        aria-label={t('filter.findValue')}
        placeholder={t('filter.findValue')}
        // Prevents an enclosing sheet from closing on Esc.
        data-mantine-stop-propagation="true"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setActiveIndex(0);
        }}
        onKeyDown={handleKey}
      />
      <ul id={list} className={styles.choices} role="listbox" aria-multiselectable="true" aria-label={label}>
        {matches.map((choice) => (
          <Choice
            key={choice.value}
            id={optionId(list, choice)}
            choice={choice}
            isSelected={selected.includes(choice.value)}
            isActive={choice === active}
            onToggle={() => onToggle(choice.value)}
          />
        ))}
      </ul>
      {matches.length === 0 && <p className={styles.none}>{t('filter.noValue')}</p>}
    </div>
  );
}

interface ChoiceProps {
  id: string;
  choice: LabelledValue;
  isSelected: boolean;
  isActive: boolean;
  onToggle: () => void;
}

function Choice({ id, choice: { name, icon }, isSelected, isActive, onToggle }: ChoiceProps) {
  const Icon = icon === undefined ? undefined : serpFeatureIcon(icon);
  return (
    <li
      id={id}
      role="option"
      aria-selected={isSelected}
      data-active={isActive}
      className={styles.choice}
      // Keeps focus in the search field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onToggle}
    >
      {Icon && <Icon aria-hidden="true" />}
      <span>{name}</span>
      {isSelected && <IconCheck aria-hidden="true" className={styles.check} />}
    </li>
  );
}

function optionId(list: string, choice: LabelledValue | undefined): string {
  return `${list}${choice?.value ?? ''}`;
}
