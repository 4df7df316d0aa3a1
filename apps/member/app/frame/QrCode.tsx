import { late } from '@rimba/shell';
import { Skeleton } from '@rimba/ui';
import { type ComponentProps, type ReactNode, Suspense } from 'react';

// What computes the code is fetched with the first of them.
const QrFrame = late(() => import('./QrFrame.tsx'));

interface QrCodeProps extends ComponentProps<typeof QrFrame> {
  /** What keeps its place until it comes. */
  place?: ReactNode;
}

export function QrCode({ place = <Skeleton shape="tall" />, ...code }: QrCodeProps) {
  return (
    <Suspense fallback={place}>
      <QrFrame {...code} />
    </Suspense>
  );
}
