/** Where somebody is on the way to a new password, and what they have given so far. */
export type Step =
  | { is: 'ask' }
  | { is: 'pin'; login: string }
  | { is: 'link' | 'password'; login: string; pin: string }
  /** Signed in, and asked to change it before anything else. */
  | { is: 'expired'; login: string };

/**
 * Where the way begins (RESET-05, RESET-09).
 * @param search of the address
 * @param user who is signed in
 */
export function stepAt(
  search: string,
  user: { readonly username: string; readonly force_password_change_on_next_login: boolean } | null,
): Step {
  if (user?.force_password_change_on_next_login === true) return { is: 'expired', login: user.username };
  const given = new URLSearchParams(search);
  const [login, pin] = [given.get('email'), given.get('code')];
  return login && pin ? { is: 'link', login, pin } : { is: 'ask' };
}
