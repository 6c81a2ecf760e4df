/** The confidence below which a person has to look at a value [IMP-05]. */
export const SURE = 80;
/** The highest threshold in dB: no stimulus is dimmer than what the best see. */
export const HIGHEST = 40;
