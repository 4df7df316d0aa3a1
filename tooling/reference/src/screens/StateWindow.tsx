import { Text } from '@rimba/ui';
import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { viewports } from '../../../../packages/ui/.storybook/modes.ts';
import * as styles from './state-row.css.ts';

interface StateWindowProps {
  name: string;
  size: 'phone' | 'desktop';
  /** The address of its story. */
  src: string;
  /** Whether it is its turn to be drawn. */
  isDue: boolean;
  /** Called once: somebody has scrolled to it, or nearly. */
  onNear(): void;
  onDrawn(): void;
}

/** A state of a page, as it is seen in a window of a size. */
export function StateWindow({ name, size, src, isDue, onNear, onDrawn }: StateWindowProps) {
  const figure = useRef<HTMLElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const comeNear = useEffectEvent(onNear);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        comeNear();
      },
      { rootMargin: '50%' },
    );
    if (figure.current) observer.observe(figure.current);
    return () => observer.disconnect();
  }, []);

  /** Its document is there long before its story, which Storybook tells by a class. */
  const awaitStory = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const body = currentTarget.contentDocument?.body;
    if (!body) return;
    const look = () => {
      if (!body.matches('.sb-show-main, .sb-show-errordisplay')) return;
      observer.disconnect();
      setDrawn(true);
      onDrawn();
    };
    const observer = new MutationObserver(look);
    observer.observe(body, { attributeFilter: ['class'] });
    look();
  };

  return (
    <figure ref={figure} className={styles.state}>
      <figcaption>
        <Text variant="label">{name}</Text>
        {!isDrawn && (
          <Text as="span" variant="caption" tone="muted">
            <span className={styles.loading}>Loading</span>
          </Text>
        )}
      </figcaption>
      {isDue ? (
        <iframe
          title={`${name}, ${viewports[size].name}`}
          src={src}
          onLoad={awaitStory}
          data-drawn={isDrawn}
          className={styles.window[size]}
        />
      ) : (
        <div className={styles.window[size]} />
      )}
    </figure>
  );
}
