import type { CDPSession, Page } from '@playwright/test';

/** A key that is plugged into the browser of a page, and touched whenever it is asked for. */
export async function plugKeyInto(page: Page): Promise<{ touch: (isTouched: boolean) => Promise<void> }> {
  const browser: CDPSession = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'usb',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return {
    touch: async (enabled) => {
      await browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
  };
}
