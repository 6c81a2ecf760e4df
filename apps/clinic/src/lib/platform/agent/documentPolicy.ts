/** The agent that the policy of the document allows; undefined until the first call. */
let allowed: string | null | undefined;

/**
 * Returns whether the policy of this document lets it connect to an agent. The server wrote the policy for the
 * user who was signed in when the document was loaded: the first call tells their agent [OUR-656].
 * @param origin the agent of the signed-in user; null without a user or an agent
 */
export function mayConnect(origin: string | null): boolean {
  if (allowed === undefined) allowed = origin;
  return origin === null || origin === allowed;
}
