import { createQueryClient } from '@rimba/api-client/react-query';
import { LateDrawings } from '@rimba/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

/** What the parts of a hydrated page may use: calls with their state. */
export function HydratedPage({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <LateDrawings late={false}>{children}</LateDrawings>
    </QueryClientProvider>
  );
}
