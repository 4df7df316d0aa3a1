import { bringToLife } from '../../enhancement/bring-to-life.tsx';
import { GuestCheckout } from './GuestCheckout.tsx';

void bringToLife({ guestCheckout: GuestCheckout });
