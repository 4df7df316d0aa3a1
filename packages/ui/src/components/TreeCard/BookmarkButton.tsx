import { Icon } from '../Icon/Icon.tsx';
import { BookmarkIcon } from '../Icon/icons.ts';
import { bookmark } from './TreeCard.css.ts';

export type BookmarkButtonProps = {
  /** Whether the tree is saved: the sign is filled. */
  saved: boolean;
  /** Names the tree, and stays the same in both states: "Save Ramin KB-AS-2023-000081". */
  label: string;
  /** Called when it is pressed; what is saved is up to whoever shows it. */
  onToggle: () => void;
  /** Whether it cannot be pressed now. */
  disabled?: boolean;
};

/** Saves a tree to the wishtree. */
export function BookmarkButton({ saved, label, onToggle, disabled = false }: BookmarkButtonProps) {
  return (
    <button
      type="button"
      className={bookmark}
      aria-pressed={saved}
      aria-label={label}
      disabled={disabled}
      onClick={onToggle}
    >
      <Icon of={BookmarkIcon} size="large" filled={saved} />
    </button>
  );
}
