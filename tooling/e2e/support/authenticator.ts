import type { Page } from '@playwright/test';

/** An authenticator in software for this page, as of a phone that its owner unlocks by finger. */
export async function giveAuthenticator(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether the next finger is the owner's. */
    knows: (isUserVerified: boolean) =>
      browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    /** What it holds. */
    passkeys: async () => (await browser.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  };
}
