import { createContext, type ReactNode, use } from 'react';

/** A drawing on the product's own origin: its address, and the id of its root element. */
export type PlateSource = { readonly url: string; readonly id: string };

type DrawingProps = { of: PlateSource; width: number | string; height: number | string };

/** Draws in another way than at once; only documents bring its code. */
const DrawnBy = createContext<((props: DrawingProps) => ReactNode) | undefined>(undefined);

const atOnce = ({ of, ...size }: DrawingProps) => <use href={`${of.url}#${of.id}`} {...size} />;

/** A drawing from its own file, inside an `svg`, which hands it the theme's colours. */
export const Drawing = (props: DrawingProps) => (use(DrawnBy) ?? atOnce)(props);

export type LateDrawingsProps = {
  /** False for a part that React brings to life in the browser. */
  late?: boolean;
  /** The part of a page whose drawings it is about. */
  children: ReactNode;
};

/**
 * Leaves the drawings of a document for its script to bring, by `data-drawing`, once they are near the window: those
 * below would only take the line from words and type. Where no script runs they come by themselves.
 */
export function LateDrawings({ late = true, children }: LateDrawingsProps) {
  return <DrawnBy value={late ? leftForLater : undefined}>{children}</DrawnBy>;
}

// Only words of HTML know `noscript`.
const leftForLater = ({ of, ...size }: DrawingProps) => (
  <foreignObject data-drawing={`${of.url}#${of.id}`} {...size}>
    <noscript>
      <svg aria-hidden="true" {...size}>
        {atOnce({ of, ...size })}
      </svg>
    </noscript>
  </foreignObject>
);
