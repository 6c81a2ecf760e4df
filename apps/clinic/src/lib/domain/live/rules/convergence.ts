/**
 * Returns whether the examiner is asked how many dots the patient sees [MON-11]. A headset that tests convergence itself, as the
 * preference asks, shows another screen; one that does not know the preference shows this one, and needs the answer.
 */
export const asksConvergence = (screen: string | null | undefined): boolean => screen === 'testing convergence';

/** One dot is seen with both eyes together; two mean that they do not work together [MON-11]. */
export const monocularOf = (dots: 1 | 2): boolean => dots === 2;
