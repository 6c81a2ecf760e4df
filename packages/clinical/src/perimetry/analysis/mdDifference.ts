/**
 * How much higher (milder) the MD of these norms is than that of a Humphrey perimeter with its own, proprietary norms, in
 * dB: MD minus the published mean total deviation over 144 eyes of UWHVF aged 42 to 85 (`humphrey.data.json`, computed
 * again by the test of this file). Most of it is the level of the norms; it grows with the depth of the loss.
 */
export const MD_DIFFERENCE = { mean: 2.29, sd: 1.44, eyes: 144, source: 'UWHVF' } as const;
