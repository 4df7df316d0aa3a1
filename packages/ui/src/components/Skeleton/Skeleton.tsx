import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Skeleton.css.ts';

export type SkeletonProps = {
  /** The box of what is coming. */
  shape?: 'line' | 'heading' | 'block' | 'tall' | 'control' | 'circle';
  /** The whole width of what holds it, 80, 60 or 35 % of it. */
  width?: 'full' | 'long' | 'medium' | 'short';
};

/** One grey box, without a shimmer. Put it inside a SkeletonGroup. */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps) {
  return <span className={styles.skeleton({ shape, width })} aria-hidden="true" />;
}

/** Says once that something is loading, and shows its boxes after 150 ms. */
export function SkeletonGroup({
  label,
  children,
}: {
  /** What is on its way, for screen readers: "Loading the tree". */
  label: string;
  /** The skeletons, as what comes will stand. */
  children: ReactNode;
}) {
  return (
    <div className={styles.group} aria-busy="true">
      <VisuallyHidden>
        <span role="status">{label}</span>
      </VisuallyHidden>
      {children}
    </div>
  );
}
