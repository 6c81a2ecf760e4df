import {
  base64URLStringToBuffer,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { encode } from 'cborg';

const bytes = (text: string): Uint8Array => new Uint8Array(base64URLStringToBuffer(text));

/**
 * Has a key of the user sign the server's challenge.
 * @param isAutofill whether passkeys are offered in the field of the name, without a dialog
 * @returns the binary body (AUTH-07)
 * @throws when it did not
 */
export async function sign(options: object, isAutofill = false): Promise<Uint8Array<ArrayBuffer>> {
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  const { rawId, response } = await startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill });
  return encode({
    credentialId: bytes(rawId),
    authenticatorData: bytes(response.authenticatorData),
    clientDataJSON: bytes(response.clientDataJSON),
    signature: bytes(response.signature),
    ...(response.userHandle && { userHandle: bytes(response.userHandle) }),
  });
}

/** Makes a new key for the person. @returns the binary body @throws when it was not made */
export async function make(options: object, label: string): Promise<Uint8Array<ArrayBuffer>> {
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  const { rawId, response } = await startRegistration({ optionsJSON });
  return encode({
    credentialId: bytes(rawId),
    attestationObject: bytes(response.attestationObject),
    clientDataJSON: bytes(response.clientDataJSON),
    transports: response.transports ?? [],
    label,
  });
}

/** The key that was to be added is one of the person's already. */
export const isKnown = (error: unknown): boolean =>
  error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';

/** Ends the question to the person that is still open, if any. */
export const cancel = (): void => WebAuthnAbortService.cancelCeremony();
