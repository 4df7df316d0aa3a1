import { Heading, ScrollRegion } from '@rimba/ui';
import { useState } from 'react';
import { viewports } from '../../../../packages/ui/.storybook/modes.ts';
import { StateWindow } from './StateWindow.tsx';
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
/** How many windows are drawn at a time: each is a whole Storybook, and all of them share one thread. */
const atOnce = 2;

/** Each state in windows of its own, so that it is laid out as a phone and a desk lay it out; drawn when they are scrolled to. */
export function StateRow({ page, address, states, theme, locale }: StateRowProps) {
  // In the order in which they were scrolled to.
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const [drawn, setDrawn] = useState(0);
  return (
    <div className={styles.rows}>
      <Heading level={1} size="h3">
        {page} <code className={styles.address}>{address}</code>
      </Heading>
      {sizes.map((size) => (
        <section key={size} className={styles.row}>
          <Heading level={2} size="h4">
            {viewports[size].name}
          </Heading>
          <ScrollRegion label={viewports[size].name}>
            <div className={styles.windows}>
              {states.map(({ name, id }) => (
                <StateWindow
                  key={id}
                  name={name}
                  size={size}
                  src={`iframe.html?id=${id}&viewMode=story&globals=theme:${theme};locale:${locale}`}
                  isDue={wanted.slice(0, drawn + atOnce).includes(`${size} ${id}`)}
                  onNear={() => setWanted((before) => [...before, `${size} ${id}`])}
                  onDrawn={() => setDrawn((before) => before + 1)}
                />
              ))}
            </div>
          </ScrollRegion>
        </section>
      ))}
    </div>
  );
}
