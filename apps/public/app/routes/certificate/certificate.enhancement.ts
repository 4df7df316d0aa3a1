import { enhanceShare } from '../../enhancement/share-buttons.ts';
import { isSignedIn } from '../../enhancement/stored-session.ts';
import { enhanceSignatureCheck } from './signature.enhancement.ts';

const page = document.querySelector<HTMLElement>('[data-own-address]');
if (page?.dataset.ownAddress && isSignedIn()) {
  // The same record in the member frame.
  window.location.replace(page.dataset.ownAddress);
} else {
  enhanceShare();
  enhanceSignatureCheck();
}
