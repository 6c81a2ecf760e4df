import type { Eye, TestOrder } from '@isopter/contract';

/** The eyes a colour vision test examines: the one ordered; else both together, or each when the person sees with one. */
export function eyesOf({ eye, monocular }: Pick<TestOrder, 'eye' | 'monocular'>): readonly Eye[] {
  if (eye !== '') return [eye];
  return monocular ? ['OD', 'OS'] : ['OU'];
}
