import type { MeasureRepository } from './measure.repository.ts';

/** How long what was measured may be shown, in milliseconds of real time: it takes reading every tree. */
const shownFor = 30_000;

/** The measures, taken at most once in a while however many ask. */
export function createMeasureService(measures: MeasureRepository) {
  function shared<T>(measure: () => Promise<T>): () => Promise<T> {
    let taken: { value: Promise<T>; until: number } | undefined;
    return () => {
      if (taken && Date.now() < taken.until) return taken.value;
      const value = measure();
      taken = { value, until: Date.now() + shownFor };
      // What failed is tried again by whoever asks next.
      value.catch(() => {
        taken = undefined;
      });
      return value;
    };
  }

  return {
    outcomes: shared(measures.outcomes),
    dueInTerm: shared(measures.dueInTerm),
    dead: shared(measures.dead),
    carbon: shared(measures.carbon),
  };
}
export type MeasureService = ReturnType<typeof createMeasureService>;
