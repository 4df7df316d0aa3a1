import type { PublicNameChoice } from '../../database/schema/index.ts';
import { publicName } from '../../identity/adopter/index.ts';

export const certificateStates = ['valid', 'ended', 'moved'] as const;
export type CertificateState = (typeof certificateStates)[number];

/** Derived anew each time: an ended term stays ended, whatever happened to its trees. */
export function certificateState(endsAt: Date, moved: boolean, now: Date): CertificateState {
  if (endsAt <= now) return 'ended';
  return moved ? 'moved' : 'valid';
}

/** The holder as the owner lets it be seen. */
export const shownHolder = (holder: string, display: PublicNameChoice): string =>
  publicName({ name: holder, publicName: display });

/** From the most open to the least. */
export const publicNames = ['full', 'initials', 'hidden'] as const satisfies readonly PublicNameChoice[];

/** How what is shared names the holder: never more openly than the certificate, nor than the public name that was chosen. */
export const sharedAs = (display: PublicNameChoice, chosen: PublicNameChoice = display): PublicNameChoice =>
  publicNames[Math.max(publicNames.indexOf(display), publicNames.indexOf(chosen))] ?? 'hidden';

type SignedRecord = {
  certificateNumber: string;
  revision: number;
  keyId: string;
  holder: string;
  issuedAt: Date;
  startsAt: Date;
  endsAt: Date;
  /** `replaces`: the code of the tree that died, where the adoption moved on. */
  trees: { code: string; latinName: string; endsAt: Date; replaces?: string }[];
};

/** The text that is signed: compact JSON with its names in alphabetical order, times in UTC. */
export const payloadOf = (content: SignedRecord): string =>
  JSON.stringify({
    certificateNumber: content.certificateNumber,
    endsAt: content.endsAt.toISOString(),
    holder: content.holder,
    issuedAt: content.issuedAt.toISOString(),
    issuer: 'rimba',
    keyId: content.keyId,
    revision: content.revision,
    startsAt: content.startsAt.toISOString(),
    trees: content.trees.map(({ code, endsAt, latinName, replaces }) => ({
      code,
      endsAt: endsAt.toISOString(),
      latinName,
      ...(replaces === undefined ? {} : { replaces }),
    })),
  });
