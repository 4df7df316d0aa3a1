export { GuestCode, guestEmail, guestProofFields } from './guest.schemas.ts';
export { createGuestService, type GuestProof } from './guest.service.ts';
