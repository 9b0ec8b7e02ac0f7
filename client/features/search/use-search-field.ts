import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { toReadableAddress } from '../../lib/text/subject.js';
import { useFormat } from '../../i18n/use-format.js';
import { useSuggestions } from '../../graphql/use-suggestions.js';
import { type SearchOption, withInterpretations } from './interpretations.js';

/** Delays closing on blur, so that a click on the list is received. */
const closeDelayMs = 200;

/** Minimum query length for pages, so that the first letters of a domain do not list them. */
const minPageQueryLength = 3;

const noOptions: readonly SearchOption[] = [];

interface SearchFieldOptions {
  initial: string;
  base: string | undefined;
  hasSuggestions: boolean;
  onOpen: (text: string, kind?: SearchOption['kind']) => void;
}

/** State and keyboard handling of the search combobox. */
export function useSearchField({ initial, base, hasSuggestions, onOpen }: SearchFieldOptions) {
  const id = useId();
  const [text, setText] = useState(initial);
  const [isTyping, setTyping] = useState(false);
  const [active, setActive] = useState(-1);
  const blurTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const query = isTyping && hasSuggestions ? text : '';
  const { suggestions } = useSuggestions(query, base);
  const pages = usePageOptions(query, base);
  const options = useMemo(
    () => [...withInterpretations(query, suggestions), ...pages],
    [query, suggestions, pages],
  );
  const isOpen = isTyping && options.length > 0;

  useEffect(() => setText(initial), [initial]);
  useEffect(() => () => clearTimeout(blurTimer.current), []);
  useEffect(() => setActive(-1), [options]);

  const handleInput = (next: string) => {
    setText(next);
    setTyping(next !== '');
  };
  const open = (option: Pick<SearchOption, 'text'> & Partial<SearchOption> = options[active] ?? { text }) => {
    setTyping(false);
    setActive(-1);
    setText(option.text);
    if (option.text.trim() !== '') onOpen(option.to ?? option.text, option.kind);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') setTyping(false);
    if (!isOpen || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    const step = event.key === 'ArrowDown' ? 1 : -1;
    // Arrow keys cycle through the options and the field itself.
    const positionCount = options.length + 1;
    setActive(((active + 1 + step + positionCount) % positionCount) - 1);
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pastedText = event.clipboardData.getData('text');
    const readable = toReadableAddress(pastedText);
    if (readable === pastedText) return;
    event.preventDefault();
    handleInput(readable);
  };
  return {
    isOpen,
    open: () => open(),
    inputProps: {
      value: text,
      onChange: (event: ChangeEvent<HTMLInputElement>) => handleInput(event.currentTarget.value),
      onPaste,
      onKeyDown,
      onFocus: () => clearTimeout(blurTimer.current),
      onBlur: () => {
        blurTimer.current = setTimeout(() => setTyping(false), closeDelayMs);
      },
      role: 'combobox',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      'aria-autocomplete': 'list' as const,
      'aria-activedescendant': isOpen && active >= 0 ? `${id}-${active}` : undefined,
    },
    listProps: {
      id,
      typed: text,
      options,
      activeIndex: active,
      onChoose: (option: SearchOption) => open(option),
    },
  };
}

/** Pages that the query names. Their names load with the first query. */
function usePageOptions(query: string, base: string | undefined): readonly SearchOption[] {
  const { language } = useFormat();
  const [options, setOptions] = useState(noOptions);
  useEffect(() => {
    setOptions(noOptions);
    if (query.trim().length < minPageQueryLength) return undefined;
    let isCurrent = true;
    import('./page-options.js').then(
      ({ findPageOptions }) => isCurrent && setOptions(findPageOptions(query, language, base)),
      // Without the names of pages, the field works as before.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [query, language, base]);
  return options;
}
