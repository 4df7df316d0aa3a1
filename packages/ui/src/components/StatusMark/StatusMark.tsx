import { mark, shape } from './StatusMark.css.ts';
import { StatusShape } from './StatusShape.tsx';
import type { TreeStatus } from './status-strokes.ts';

export type StatusMarkProps = {
  /** The tree's state: it chooses shape and colour. */
  status: TreeStatus;
  /** The word: "Ready to adopt". Shape and colour never stand alone. */
  children: string;
};

/** A tree's state in shape, colour and word. */
export function StatusMark({ status, children }: StatusMarkProps) {
  return (
    <span className={mark({ status })}>
      <svg className={shape} width="16" viewBox="0 0 24 24" aria-hidden="true">
        <StatusShape status={status} />
      </svg>
      {children}
    </span>
  );
}
