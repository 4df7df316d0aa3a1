import { type Ref, useRef } from 'react';
import type { InputProps } from '../FormField/control-props.ts';
import * as styles from '../FormField/FormField.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { CloseIcon, SearchIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { search } from './SearchField.css.ts';

export type SearchFieldProps = Omit<InputProps, 'value' | 'defaultValue' | 'onChange' | 'ref'> & {
  /** Said to screen readers; the magnifier and the prompt say it to everyone else. */
  label: string;
  /** An example of what can be looked for. */
  prompt?: string;
  /** Controlled: with `onValueChange`. Left out, the input keeps its own value and a form sends it. */
  value?: string;
  /** What stands in it to begin with, where it is not controlled. */
  defaultValue?: string;
  /** Called with what stands in it at each change. */
  onValueChange?: (value: string) => void;
  /** With it, a filled controlled field can be emptied by a button of this name. */
  clearLabel?: string;
  /** Handed to the input. */
  ref?: Ref<HTMLInputElement>;
};

export function SearchField({ label, prompt, value, onValueChange, clearLabel, ...input }: SearchFieldProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const clear = () => {
    onValueChange?.('');
    frame.current?.querySelector('input')?.focus();
  };
  return (
    <span ref={frame} className={styles.frame()}>
      <span className={styles.adornment}>
        <Icon of={SearchIcon} />
      </span>
      <input
        {...input}
        {...(value !== undefined && { value })}
        type="search"
        aria-label={label}
        placeholder={prompt}
        className={search}
        onChange={(event) => onValueChange?.(event.currentTarget.value)}
      />
      {clearLabel !== undefined && value !== undefined && value !== '' && (
        <span className={styles.trailing}>
          <IconButton icon={CloseIcon} label={clearLabel} onClick={clear} />
        </span>
      )}
    </span>
  );
}
