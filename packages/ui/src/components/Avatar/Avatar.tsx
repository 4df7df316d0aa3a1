import { useState } from 'react';
import { avatar, picture } from './Avatar.css.ts';
import { initials } from './initials.ts';

export type AvatarProps = {
  /** Whose; its initials stand in for a picture that is missing or does not load. */
  name: string;
  /** The picture's address; without one the initials stand there. */
  src?: string | null | undefined;
  /** 24, 36 or 96 px across. */
  size?: 'small' | 'standard' | 'large';
  /** Said to screen readers; left out where the name stands next to it. */
  label?: string;
};

export function Avatar({ name, src, size = 'standard', label }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span className={avatar({ size })} {...meaning}>
      {initials(name)}
      {src && src !== failed && <img className={picture} src={src} alt="" onError={() => setFailed(src)} />}
    </span>
  );
}
