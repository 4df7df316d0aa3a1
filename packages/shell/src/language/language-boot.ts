import { languageCookieScope, languageStoreKey, languages } from '@rimba/i18n';

const known = languages.join('|');
const isSaid = {
  byPath: `/^\\/(${known})(\\/|$)/.test(location.pathname)`,
  byCookie: `/(^|; )${languageStoreKey}=(${known})(;|$)/.test(document.cookie)`,
};

/**
 * In the boot script before the first paint: a choice that only local storage knows, as a server does not, is given
 * back to the cookie, and the page asked for anew. With the cookie that cannot happen twice; where it is refused, not once.
 */
export const languageBoot = `var r=document.documentElement,l=localStorage.getItem('${languageStoreKey}');if(/^(${known})$/.test(l)&&l!==r.lang&&!${isSaid.byPath}&&!${isSaid.byCookie}){document.cookie='${languageStoreKey}='+l+'${languageCookieScope}';if(${isSaid.byCookie}){r.hidden=true;location.reload()}}`;
