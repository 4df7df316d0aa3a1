import { useEffect, useRef } from 'react';
import * as field from '../FormField/FormField.css.ts';
import { FormField } from '../FormField/FormField.tsx';
import type { FieldWords } from '../FormField/use-field-words.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { CheckIcon, ChevronDownIcon } from '../Icon/icons.ts';
import type { SelectOption } from '../Select/Select.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Combobox.css.ts';
import { useCombobox } from './use-combobox.ts';

export type ComboboxProps = FieldWords & {
  /** The `id` of its input, for an ErrorSummary; made up where it is left out. */
  id?: string;
  /** With it, a form sends the chosen value. */
  name?: string;
  /** What can be chosen, in the order shown. */
  options: readonly SelectOption[];
  /** Null while nothing is chosen. */
  value: string | null;
  /** Called with the chosen value, and with null when the field is emptied. */
  onValueChange: (value: string | null) => void;
  /** "Nothing matches." */
  emptyText: string;
  /** Said while typing: "3 choices". */
  countText: (count: number) => string;
  /** Whether it takes nothing now. */
  disabled?: boolean;
};

/** One of many, found by typing. Up to a dozen, a Select does it with the system's own list. */
export function Combobox(props: ComboboxProps) {
  const { options, value, onValueChange, emptyText, countText, name, disabled, ...words } = props;
  const box = useCombobox({ options, value, onValueChange });
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.active !== undefined)
      list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [box.active]);
  return (
    <FormField {...words}>
      {(control) => {
        const listId = `${control.id}-list`;
        const optionId = (option: string) => `${listId}-${option}`;
        return (
          <div className={styles.anchor}>
            <span className={field.frame({ invalid: control['aria-invalid'] ?? false })}>
              <input
                {...control}
                type="text"
                role="combobox"
                autoComplete="off"
                spellCheck={false}
                className={field.control}
                disabled={disabled}
                aria-expanded={box.open}
                aria-controls={box.open ? listId : undefined}
                aria-autocomplete="list"
                aria-activedescendant={
                  box.open && box.active !== undefined ? optionId(box.active) : undefined
                }
                value={box.text}
                onClick={box.show}
                onChange={(event) => box.type(event.currentTarget.value)}
                onKeyDown={box.onKeyDown}
                onBlur={box.close}
              />
              <Icon of={ChevronDownIcon} />
            </span>
            {name !== undefined && <input type="hidden" name={name} value={value ?? ''} />}
            <VisuallyHidden>
              <span role="status">{box.open && countText(box.matches.length)}</span>
            </VisuallyHidden>
            {box.open && (
              // Pressing in the list leaves the focus in the field.
              <div ref={list} className={styles.list} onPointerDown={(event) => event.preventDefault()}>
                {box.matches.length === 0 && <p className={styles.empty}>{emptyText}</p>}
                <div id={listId} role="listbox" aria-label={countText(box.matches.length)}>
                  {box.matches.map((option) => (
                    <div
                      key={option.value}
                      id={optionId(option.value)}
                      role="option"
                      tabIndex={-1}
                      className={styles.option}
                      aria-selected={option.value === value}
                      aria-disabled={option.disabled}
                      data-active={option.value === box.active || undefined}
                      onClick={() => box.choose(option)}
                      onKeyDown={box.onKeyDown}
                    >
                      {option.label}
                      {option.value === value && <Icon of={CheckIcon} />}
                    </div>
                  ))}
                </div>
              </div>
            )}
          </div>
        );
      }}
    </FormField>
  );
}
