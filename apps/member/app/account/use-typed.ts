import { useRef, useState } from 'react';

/** What is typed into a field, and what is wrong with it until it is mended. */
export function useTyped(first = '') {
  const [value, setValue] = useState(first);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  return {
    value,
    error,
    setError,
    field,
    onType: (typed: string) => {
      setValue(typed);
      setError(undefined);
    },
  };
}

export type Typed = ReturnType<typeof useTyped>;

/** Says what is wrong with each of some fields, in their order, and goes to the first with which something is. */
export function sayWrong(...fields: readonly (readonly [Typed, wrong: string | undefined])[]): boolean {
  for (const [typed, wrong] of fields) typed.setError(wrong);
  const first = fields.find(([, wrong]) => wrong !== undefined);
  first?.[0].field.current?.focus();
  return first !== undefined;
}
