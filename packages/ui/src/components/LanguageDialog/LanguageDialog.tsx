import { type ReactNode, useState } from 'react';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { CheckIcon } from '../Icon/icons.ts';
import * as styles from './LanguageDialog.css.ts';

export type LanguageDialogProps<Code extends string> = {
  /** Its heading, which is also its name. */
  title: string;
  /** The name of the button that closes it: "Close". */
  closeLabel: string;
  /** The button that opens it; left out where it is opened from outside. */
  trigger?: ReactNode;
  /** Controlled: whether it is open. */
  open?: boolean;
  /** Called when it wants to open or close. */
  onOpenChange?: (open: boolean) => void;
  /** Each language in its own words. */
  languages: readonly { code: Code; name: string }[];
  /** The code of the language that is chosen. */
  value: Code;
  /** Called with the code of the language that was chosen. */
  onValueChange: (code: Code) => void;
};

/** Choosing closes it. */
export function LanguageDialog<Code extends string>({
  title,
  closeLabel,
  trigger,
  open: outerOpen,
  onOpenChange,
  languages,
  value,
  onValueChange,
}: LanguageDialogProps<Code>) {
  const [ownOpen, setOwnOpen] = useState(false);
  const open = outerOpen ?? ownOpen;
  const setOpen = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  const choose = (code: Code) => {
    setOpen(false);
    onValueChange(code);
  };
  return (
    <Dialog
      title={title}
      closeLabel={closeLabel}
      trigger={trigger}
      open={open}
      onOpenChange={setOpen}
      size="small"
    >
      <ul className={styles.list}>
        {languages.map(({ code, name }) => (
          <li key={code}>
            <button
              type="button"
              lang={code}
              className={styles.choice}
              aria-pressed={code === value}
              onClick={() => choose(code)}
            >
              {name}
              {code === value && <Icon of={CheckIcon} />}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
