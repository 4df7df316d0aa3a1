import type { LucideIcon } from 'lucide-react';
import { icon } from './Icon.css.ts';

export type IconSource = LucideIcon;

export type IconProps = {
  /** One of the icons of this package, as in `<Icon of={BookmarkIcon} />`. */
  of: IconSource;
  /** 16 px, 1.25 times the text beside it, or 24 px. */
  size?: 'small' | 'standard' | 'large';
  /** Whether its inside is filled: a bookmark that is set. */
  filled?: boolean;
  /** What it means, when no text beside it says so; left out, the icon is hidden from screen readers. */
  label?: string;
};

export function Icon({ of: Source, size = 'standard', filled = false, label }: IconProps) {
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <Source className={icon({ size, filled })} {...meaning} />;
}
