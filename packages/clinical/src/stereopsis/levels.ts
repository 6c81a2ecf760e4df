/**
 * Levels in seconds of arc, from coarse to fine: the nine circles of the Titmus stereotest (800 to 40), continued by the
 * two finest plates of the Randot Preschool test (30 and 20; Birch et al., J AAPOS 2008;12:23-26).
 */
export const LEVELS = [800, 400, 200, 140, 100, 80, 60, 50, 40, 30, 20] as const;
