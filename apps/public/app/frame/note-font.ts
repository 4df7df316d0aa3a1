import { fontLink } from '@rimba/rendering/font-link';
import italicFont from '@rimba/ui/fonts/rimba-serif-italic.woff2?url';

/** For pages that begin with a marginal note or Latin names: their lines would break anew when the font came late. */
export const noteFont = () => [fontLink(italicFont)];
