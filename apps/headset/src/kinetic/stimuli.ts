/** The stimuli of kinetic perimetry this headset has, by the Goldmann size of the order; all of brightness 4e. */
export const STIMULI = { 1: 'I4e', 3: 'III4e', 5: 'V4e' } as const;
export type Stimulus = (typeof STIMULI)[keyof typeof STIMULI];

export const stimulusOf = (goldman_size: number | null | undefined): Stimulus | undefined =>
  STIMULI[(goldman_size ?? 3) as keyof typeof STIMULI];
