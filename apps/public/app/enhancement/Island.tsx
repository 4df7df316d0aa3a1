import { asleep } from '@rimba/rendering/asleep';
import type { ReactNode } from 'react';
import { Enhancement } from './Enhancement.tsx';
import { HydratedPage } from './HydratedPage.tsx';

interface IslandProps {
  /** What its script knows it by. */
  name: string;
  /** Address of the script that calls `bringToLife`. */
  script: string;
  /** Takes no props: what it needs to know stands in the page's address. */
  children: ReactNode;
}

/** The part of a document that React brings to life in the browser; all around it stays as it was sent. */
export function Island({ name, script, children }: IslandProps) {
  return (
    <>
      <div data-island={name} {...asleep}>
        <HydratedPage>{children}</HydratedPage>
      </div>
      <Enhancement src={script} />
    </>
  );
}
