import { Heading, ScrollRegion, Text } from '@rimba/ui';
import type { SyntheticEvent } from 'react';
import { viewports } from '../../../../packages/ui/.storybook/modes.ts';
import * as styles from './state-row.css.ts';

interface StateRowProps {
  /** The page's address, as the router writes it. */
  address: string;
  states: readonly { readonly name: string; readonly id: string }[];
  theme: string;
  locale: string;
}

const sizes = ['phone', 'desktop'] as const;

/** What takes the focus in a window, such as the first wrong field, or wants to be seen does not scroll all the windows there. */
function holdStill({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
  const { prototype } = (currentTarget.contentWindow as Window & typeof globalThis).HTMLElement;
  const { focus } = prototype;
  prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  prototype.scrollIntoView = () => {};
}

/** Each state in windows of its own, so that it is laid out as a phone and a desk lay it out. */
export function StateRow({ address, states, theme, locale }: StateRowProps) {
  return (
    <div className={styles.rows}>
      <Heading level={1} size="h3">
        <code>{address}</code>
      </Heading>
      {sizes.map((size) => (
        <section key={size} className={styles.row}>
          <Heading level={2} size="h4">
            {viewports[size].name}
          </Heading>
          <ScrollRegion label={viewports[size].name}>
            <div className={styles.windows}>
              {states.map(({ name, id }) => (
                <figure key={id} className={styles.state}>
                  <figcaption>
                    <Text variant="label">{name}</Text>
                  </figcaption>
                  <iframe
                    title={`${name}, ${viewports[size].name}`}
                    src={`iframe.html?id=${id}&viewMode=story&globals=theme:${theme};locale:${locale}`}
                    loading="lazy"
                    onLoad={holdStill}
                    className={styles.window[size]}
                  />
                </figure>
              ))}
            </div>
          </ScrollRegion>
        </section>
      ))}
    </div>
  );
}
