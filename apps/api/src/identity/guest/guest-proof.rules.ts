import type { Finding, Sound } from '../../http/body-rules.ts';
import { fieldProblem } from '../../http/problem.ts';
import { emailProblem, tidyEmail } from '../adopter/index.ts';
import type { GuestProof } from './guest.service.ts';

export type GivenProof = Sound<Partial<GuestProof>>;

/** What is wrong with the proof of an address by a mailed code. */
export const wrongInProof = (proof: GivenProof): Finding[] =>
  (['email', 'code', 'browser'] as const).map((name) => {
    const given = proof[name] ?? '';
    if (!given.trim()) return fieldProblem(name, 'request.field_required');
    return name === 'email' ? emailProblem(tidyEmail(given)) : undefined;
  });
