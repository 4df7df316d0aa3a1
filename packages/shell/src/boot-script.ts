import { asleepBoot } from '@rimba/rendering/asleep';
import { languageBoot } from './language/language-boot.ts';
import { themeBoot } from './theme/theme-boot.ts';

/** On the html element where the stored account has not proven its address: its banner has its place at once. */
export const unprovenMark = 'data-unproven';

const unprovenBoot = `var u=JSON.parse(localStorage.getItem('user'));if(u&&!u.emailVerifiedAt)document.documentElement.setAttribute('${unprovenMark}','')`;

/**
 * Runs inline before the first paint. Nobody in the dark is then dazzled by a white page, or sees one in a language that
 * they did not choose; nothing moves when the account is known, and no press is lost. It is one constant text, because the
 * gateway allows it by its hash.
 */
export const bootScript = `${asleepBoot};try{${themeBoot};${languageBoot};${unprovenBoot}}catch(e){}`;
