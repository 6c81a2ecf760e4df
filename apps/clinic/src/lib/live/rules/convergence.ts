import type { Preferences } from '@isopter/contract';

/** Whether the examiner is asked how many dots the patient sees [MON-11]. */
export const asksConvergence = (
  screen: string | null | undefined,
  preferences: Pick<Preferences, 'use_automated_convergence'>,
): boolean => screen === 'testing convergence' && !preferences.use_automated_convergence;

/** One dot is seen with both eyes together; two mean that they do not work together [MON-11]. */
export const monocularOf = (dots: 1 | 2): boolean => dots === 2;
