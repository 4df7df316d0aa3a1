export { GuestCode, guestEmail, guestProofFields } from './guest.schemas.ts';
export { createGuestService, type GuestProof } from './guest.service.ts';
export { type GivenProof, wrongInProof } from './guest-proof.rules.ts';
