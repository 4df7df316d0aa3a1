import { type ReactNode, useState } from 'react';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { CheckIcon } from '../Icon/icons.ts';
import * as styles from './LanguageDialog.css.ts';

export type LanguageDialogProps<Code extends string> = {
  title: string;
  closeLabel: string;
  trigger: ReactNode;
  /** Each language in its own words. */
  languages: readonly { code: Code; name: string }[];
  value: Code;
  onValueChange: (code: Code) => void;
};

/** Choosing closes it. */
export function LanguageDialog<Code extends string>({
  title,
  closeLabel,
  trigger,
  languages,
  value,
  onValueChange,
}: LanguageDialogProps<Code>) {
  const [open, setOpen] = useState(false);
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
