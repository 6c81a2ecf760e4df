/** What Duo's Universal Prompt and its clients say to each other. */
export const PATH = {
  health: '/oauth/v1/health_check',
  authorize: '/oauth/v1/authorize',
  token: '/oauth/v1/token',
} as const;
export const ALGORITHM = 'HS512';
/** How long a signed request is good, in seconds, and by how much two clocks may differ. */
export const GOOD_FOR_S = 300;
export const CLOCKS_DIFFER_S = 60;

export const secretOf = (text: string): Uint8Array => new TextEncoder().encode(text);
