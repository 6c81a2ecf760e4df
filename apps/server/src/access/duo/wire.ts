/** The protocol of Duo's Universal Prompt. */
export const PATH = {
  health: '/oauth/v1/health_check',
  authorize: '/oauth/v1/authorize',
  token: '/oauth/v1/token',
} as const;
export const ALGORITHM = 'HS512';
/** Validity of a signed request, and tolerated clock difference, in seconds. */
export const GOOD_FOR_S = 300;
export const CLOCKS_DIFFER_S = 60;

export const secretOf = (text: string): Uint8Array => new TextEncoder().encode(text);
