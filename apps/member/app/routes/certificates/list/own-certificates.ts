import type { ForestTree } from '../../../data/wire.ts';

/** A certificate as one's forest remembers it: whose it is, and what became of its trees. */
export interface OwnedCertificate {
  readonly number: string;
  readonly holder: string;
  /** Renewed: given by the reader, and gone on with by its recipient; continued: received, and gone on with by the reader. */
  readonly bond: ForestTree['bond'] | 'renewed' | 'continued';
  readonly startsAt: string;
  readonly endsAt: string;
  /** A tree that died and the one in its place are one. */
  readonly trees: number;
  /** Whose next term begins where this one ends, by another certificate. */
  readonly renewed: number;
  readonly replaced: number;
  /** Found dead by the end of its term, with nothing in their place. */
  readonly lost: number;
}

const renewedAs = { own: 'own', given: 'renewed', received: 'continued' } as const;

/** Every certificate of a forest, those given away too; the latest first. */
export function certificatesOf(
  forest: readonly Pick<ForestTree, 'terms' | 'state' | 'lost'>[],
): OwnedCertificate[] {
  const legs = forest.flatMap(({ terms, state, lost }) =>
    terms.map((term, i) => ({
      ...term,
      isLost: state === 'lost' && lost !== null && lost.foundAt < term.endsAt,
      goesOn: terms[i + 1]?.startsAt === term.endsAt,
    })),
  );
  return [...Map.groupBy(legs, ({ certificateNumber }) => certificateNumber)]
    .flatMap(([number, own]) => {
      const [first] = own;
      if (!first) return [];
      const { holder, renewedByRecipient } = first;
      const places = [...Map.groupBy(own, ({ contractNumber }) => contractNumber).values()];
      const count = (is: (place: typeof own) => boolean) => places.filter(is).length;
      return [
        {
          number,
          holder,
          bond: renewedByRecipient ? renewedAs[first.bond] : first.bond,
          startsAt: own.map(({ startsAt }) => startsAt).sort()[0] ?? first.startsAt,
          endsAt:
            own
              .map(({ endsAt }) => endsAt)
              .sort()
              .at(-1) ?? first.endsAt,
          trees: places.length,
          renewed: count((place) => place.some(({ goesOn }) => goesOn)),
          replaced: count((place) => place.length > 1),
          lost: count((place) => place.some(({ isLost }) => isLost)),
        },
      ];
    })
    .sort((one, other) => other.startsAt.localeCompare(one.startsAt));
}
