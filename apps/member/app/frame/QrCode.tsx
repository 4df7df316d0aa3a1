import { late } from '@rimba/shell';
import { Skeleton } from '@rimba/ui';
import { type ComponentProps, Suspense } from 'react';

// What computes the code is fetched with the first of them.
const QrFrame = late(() => import('./QrFrame.tsx'));

export function QrCode(props: ComponentProps<typeof QrFrame>) {
  return (
    <Suspense fallback={<Skeleton shape="tall" />}>
      <QrFrame {...props} />
    </Suspense>
  );
}
