import { client } from '../../../lib/platform/api/client.ts';
import { ensureCsrfCookie } from '../signIn.ts';

/** Asks for a way to a new password. The server does not say whether there is such a person. */
export async function askForReset(login: string): Promise<void> {
  await ensureCsrfCookie();
  await client.call('sendResetPassword', { body: { email_phone_username: login } });
}

/** @throws ApiError 400 for a code that is not valid, or not any more */
export async function checkCode(login: string, pin: string): Promise<void> {
  await ensureCsrfCookie();
  await client.call('validateResetPassword', { body: { email_phone_username: login, pin } });
}

/** @throws ApiError 400, with `password` among its fields where that is what is refused */
export async function setPassword(login: string, pin: string | undefined, password: string): Promise<void> {
  await ensureCsrfCookie();
  await client.call('resetPassword', { body: { email_phone_username: login, ...(pin && { pin }), password } });
}

/**
 * Confirms the removal of all second factors.
 * @param password undefined with single sign-on, where the user signs in at the provider again
 * @throws ApiError 400, with `password` among its fields where that is wrong
 */
export async function confirmFactorReset(code: string, password: string | undefined): Promise<void> {
  await ensureCsrfCookie();
  await client.call('confirmFactorReset', { body: { code, ...(password !== undefined && { password }) } });
}
