import { blendingBoot } from '@rimba/rendering/blending';
import { bootScript } from './boot-script.ts';

/**
 * Of strings that become a script's or a worker's address, those of this origin pass. A blob's address has another beginning.
 */
const scriptAddressesBoot = `self.trustedTypes?.createPolicy('default',{createScriptURL:u=>new URL(u,location).href.startsWith(origin+'/')?u:null})`;

/** What `bootScript` is to every page, for the open ones: their documents require trusted types, and may blend. */
export const openBootScript = `${bootScript};${scriptAddressesBoot};${blendingBoot}`;
