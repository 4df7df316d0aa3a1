import { useMemo } from 'react';
import { useKeptParts } from '../../../data/as-of.ts';
import { orderPart } from '../../../data/kept-calls.ts';

/**
 * When the service answered what is shown of an order, epoch ms by the browser's clock: an answer that was kept comes
 * later than it was given.
 * @param arrivedAt when it came to the page
 */
export const useReadAt = (id: number, arrivedAt: number): number =>
  useMemo(() => useKeptParts.getState()[orderPart(id)] ?? arrivedAt, [id, arrivedAt]);
