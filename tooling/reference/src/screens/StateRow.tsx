import { Heading, ScrollRegion, Text } from '@rimba/ui';
import { type SyntheticEvent, useState } from 'react';
import { viewports } from '../../../../packages/ui/.storybook/modes.ts';
import * as styles from './state-row.css.ts';

interface StateRowProps {
  /** What the page is called in the sidebar. */
  page: string;
  /** The page's address, as the router writes it. */
  address: string;
  states: readonly { readonly name: string; readonly id: string }[];
  theme: string;
  locale: string;
}

const sizes = ['phone', 'desktop'] as const;
/** How many windows come at a time: a browser refuses the requests of forty at once. */
const atOnce = 4;

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
export function StateRow({ page, address, states, theme, locale }: StateRowProps) {
  const [come, setCome] = useState(0);
  const arrive = (event: SyntheticEvent<HTMLIFrameElement>) => {
    // One that waits for its turn has come, too, but empty.
    if (event.currentTarget.src === '') return;
    event.currentTarget.dataset.come = '';
    holdStill(event);
    setCome((before) => before + 1);
  };
  return (
    <div className={styles.rows}>
      <Heading level={1} size="h3">
        {page} <code className={styles.address}>{address}</code>
      </Heading>
      {sizes.map((size, row) => (
        <section key={size} className={styles.row}>
          <Heading level={2} size="h4">
            {viewports[size].name}
          </Heading>
          <ScrollRegion label={viewports[size].name}>
            <div className={styles.windows}>
              {states.map(({ name, id }, place) => (
                <figure key={id} className={styles.state}>
                  <figcaption>
                    <Text variant="label">{name}</Text>
                    <Text as="span" variant="caption" tone="muted">
                      <span className={styles.loading}>Loading</span>
                    </Text>
                  </figcaption>
                  <iframe
                    title={`${name}, ${viewports[size].name}`}
                    src={
                      row * states.length + place < come + atOnce
                        ? `iframe.html?id=${id}&viewMode=story&globals=theme:${theme};locale:${locale}`
                        : undefined
                    }
                    onLoad={arrive}
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
