export { createGuestService, type GuestProof, type Opening } from './guest.service.ts';
