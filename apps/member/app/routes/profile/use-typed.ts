import { useState } from 'react';

/** What is typed into a field, and what is wrong with it until it is mended. */
export function useTyped() {
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  return {
    value,
    error,
    setError,
    onType: (typed: string) => {
      setValue(typed);
      setError(undefined);
    },
  };
}

export type Typed = ReturnType<typeof useTyped>;
