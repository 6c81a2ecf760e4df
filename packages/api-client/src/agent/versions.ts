/**
 * A patient is stored in two places, each with its own version. Screens treat the version of a record as an opaque number, so that
 * both fit into one: what a form read is what both sides compare.
 */
const SHIFT = 2 ** 21;

/** Joins the versions of server and agent; null for an agent that does not have the patient. */
export const joinVersions = (server: number, agent: number | null): number =>
  server * SHIFT + (agent === null ? 0 : agent + 1);

/** Splits a version that {@link joinVersions} returned. */
export const splitVersion = (version: number): { server: number; agent: number | null } => ({
  server: Math.floor(version / SHIFT),
  agent: version % SHIFT === 0 ? null : (version % SHIFT) - 1,
});

/** The agent's version in a record that was read while the agent did not answer: no save is accepted with it. */
export const UNKNOWN_VERSION = SHIFT - 2;

/** Returns whether a value can be the version of a patient at the agent, with room for the two numbers above. */
export const isAgentVersion = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < UNKNOWN_VERSION;
