/** The token of the link that opened this page; `undefined` without one. */
let taken: string | undefined;

/**
 * Takes the token out of the address, so that it is neither shown nor kept in the history. The fragment of an address is
 * sent to no server.
 */
export function takeToken(): string | undefined {
  const token = location.hash.slice(1);
  if (token !== '') {
    taken = token;
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  return taken;
}

/** Forgets a token that was used, or refused. */
export function forgetToken(): void {
  taken = undefined;
}
