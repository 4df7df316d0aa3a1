import { type KeyboardEvent, useState } from 'react';
import type { SelectOption } from '../Select/Select.tsx';
import { matchingOptions } from './matching-options.ts';

type ComboboxState = {
  options: readonly SelectOption[];
  value: string | null;
  onValueChange: (value: string | null) => void;
};

/** What is typed, what fits it and which of that the arrow keys have reached. */
export function useCombobox({ options, value, onValueChange }: ComboboxState) {
  const chosen = options.find((option) => option.value === value);
  /** Undefined while the field shows what is chosen. */
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<string>();
  const matches = matchingOptions(options, typed ?? '');
  const reachable = matches.filter((option) => !option.disabled);

  const show = () => {
    setOpen(true);
    setActive(typed === undefined ? (value ?? undefined) : undefined);
  };
  const close = () => {
    setOpen(false);
    setTyped(undefined);
    setActive(undefined);
  };
  const choose = (option: SelectOption) => {
    if (option.disabled) return;
    onValueChange(option.value);
    close();
  };
  const move = (by: 1 | -1) => {
    const at = reachable.findIndex((option) => option.value === active);
    const start = by === 1 ? -1 : reachable.length;
    const next = (at === -1 ? start : at) + by;
    setActive(reachable[(next + reachable.length) % reachable.length]?.value);
  };
  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
    setActive(
      text === '' ? undefined : matchingOptions(options, text).find((option) => !option.disabled)?.value,
    );
    if (text === '') onValueChange(null);
  };

  const act = (key: string) => {
    if (key === 'ArrowDown') return open ? move(1) : show();
    if (key === 'ArrowUp') return open ? move(-1) : show();
    const option = matches.find((match) => match.value === active);
    if (key === 'Enter' && option) choose(option);
    if (key === 'Escape') close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const opens = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (!opens && !(open && (event.key === 'Enter' || event.key === 'Escape'))) return;
    event.preventDefault();
    event.stopPropagation();
    act(event.key);
  };
  return { text: typed ?? chosen?.label ?? '', open, active, matches, show, close, choose, type, onKeyDown };
}
