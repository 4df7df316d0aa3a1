import { pathTo } from '@rimba/paths';

/** A guarded page that needs no parameters: everyone gets the member's index at this address. */
export const shellAddress = pathTo('profile');
