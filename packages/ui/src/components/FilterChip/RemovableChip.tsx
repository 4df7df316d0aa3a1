import { Icon } from '../Icon/Icon.tsx';
import { CloseIcon } from '../Icon/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { linkChip } from './FilterChip.css.ts';

export type RemovableChipProps = {
  /** The choice: "Peat swamp". */
  children: string;
  /** The list without it. */
  href: string;
  /** "Remove the filter Peat swamp". */
  removeLabel: string;
};

/** A filter in use, as a link to the list without it: it needs no script. */
export function RemovableChip({ children, href, removeLabel }: RemovableChipProps) {
  return (
    <a className={linkChip} href={href}>
      <span aria-hidden="true">{children}</span>
      <VisuallyHidden>{removeLabel}</VisuallyHidden>
      <Icon of={CloseIcon} size="small" />
    </a>
  );
}
