import { bringToLife } from '../../enhancement/bring-to-life.tsx';
import { Claim } from './Claim.tsx';

void bringToLife({ gift: Claim });
