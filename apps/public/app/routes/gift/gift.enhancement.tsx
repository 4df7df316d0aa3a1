import { bringToLife } from '../../enhancement/bring-to-life.tsx';
import { Accepted } from './Accepted.tsx';
import { Claim } from './Claim.tsx';

void bringToLife({ gift: Claim, acceptedGift: Accepted });
