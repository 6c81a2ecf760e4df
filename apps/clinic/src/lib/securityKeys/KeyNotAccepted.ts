/** The security key a change asks for was not given [AUTH-17]: nothing was sent. */
export class KeyNotAccepted extends Error {
  override name = 'KeyNotAccepted';
}
