import { useEffect, useState } from 'react';

const pauseMs = 300;

/** What stands in a search field, handed on after a pause in typing. */
export function useTypedSearch(
  value: string,
  onSearch: (value: string) => void,
): [string, (text: string) => void] {
  const [text, setText] = useState(value);
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => onSearch(text.trim()), pauseMs);
    return () => clearTimeout(timer);
  });
  return [text, setText];
}
