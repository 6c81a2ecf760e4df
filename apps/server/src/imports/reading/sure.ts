/** The confidence below which a person has to look at a value [IMP-05]. */
export const SURE = 80;
