/** Who an audit row says did something. */
export const ACTOR_KINDS = ['account', 'device', 'server', 'anonymous'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];
