/** The security key support was asked for was not given [AUTH-17]: nothing was sent. */
export class KeyNotGiven extends Error {
  override name = 'KeyNotGiven';
}
