import * as Radix from '@radix-ui/react-dialog';
import type { KeyboardEvent, ReactNode } from 'react';
import { CloseByBack } from '../Dialog/CloseByBack.tsx';
import { stayForToast } from '../Dialog/stay-for-toast.ts';
import { useReturnFocus } from '../Dialog/use-return-focus.ts';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Lightbox.css.ts';
import { useSwipe } from './use-swipe.ts';

export type LightboxPicture = {
  src: string;
  srcSet?: string;
  /** What is seen, for who cannot see it. */
  alt: string;
  /** Part, date, surveyor. */
  caption?: ReactNode;
};

export type LightboxProps = {
  /** The pictures it turns through, in their order. */
  pictures: readonly LightboxPicture[];
  /** Which one is shown, from 0; undefined while it is closed. */
  index: number | undefined;
  /** Called with the place of the picture to show, from 0, and with undefined when it closes. */
  onIndexChange: (index: number | undefined) => void;
  /** Its name, the names of its buttons, and how a place among the pictures is said. */
  words: {
    /** What the pictures are of. */
    title: string;
    close: string;
    previous: string;
    next: string;
    /** "2 of 7". */
    position: (place: number, count: number) => string;
  };
};

/** Pictures over the whole window, one after another: by buttons, arrow keys or swiping. After the last comes the first. */
export function Lightbox({ pictures, index, onIndexChange, words }: LightboxProps) {
  const returnFocus = useReturnFocus();
  const count = pictures.length;
  const step = (by: number) => {
    if (index !== undefined) onIndexChange((index + by + count) % count);
  };
  const swipe = useSwipe(step);
  const shown = index === undefined ? undefined : pictures[index];
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
    if (key === 'Home') onIndexChange(0);
    if (key === 'End') onIndexChange(count - 1);
  };
  return (
    <Radix.Root open={shown !== undefined} onOpenChange={() => onIndexChange(undefined)}>
      <Radix.Portal>
        <Radix.Content
          {...returnFocus}
          onPointerDownOutside={stayForToast}
          className={styles.sheet}
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
        >
          <CloseByBack />
          <Radix.Title className={hidden}>{words.title}</Radix.Title>
          <div className={styles.bar}>
            <p className={styles.position} role="status">
              {index !== undefined && words.position(index + 1, count)}
            </p>
            {count > 1 && (
              <>
                <IconButton icon={ChevronLeftIcon} label={words.previous} onClick={() => step(-1)} />
                <IconButton icon={ChevronRightIcon} label={words.next} onClick={() => step(1)} />
              </>
            )}
            <Radix.Close asChild>
              <IconButton icon={CloseIcon} label={words.close} />
            </Radix.Close>
          </div>
          <div className={styles.stage} {...swipe}>
            {shown && (
              <img
                key={shown.src}
                className={styles.picture}
                src={shown.src}
                srcSet={shown.srcSet}
                sizes="100vw"
                alt={shown.alt}
                draggable={false}
              />
            )}
          </div>
          <p className={styles.caption}>{shown?.caption}</p>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
