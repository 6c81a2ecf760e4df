import type { Eye } from '@isopter/contract';
import type { PageHead } from './source.ts';
import type { CommonWords } from './texts/CommonWords.ts';

/** The order of a page: each eye where the patient has it, then both. */
const ORDER: readonly Eye[] = ['OS', 'OD', 'OU'];

/** Returns the part of a page's head about its eyes. */
export function headOfEyes(eyes: readonly Eye[], common: CommonWords): Pick<PageHead, 'sides' | 'heading'> {
  const names: Readonly<Record<Eye, string>> = { OS: common.leftEye, OD: common.rightEye, OU: common.bothEyes };
  const tested = ORDER.filter((eye) => eyes.includes(eye));
  const isBoth = tested.join() === 'OS,OD';
  return {
    sides: tested.map((eye) => ({ letters: eye, name: names[eye] })),
    ...(isBoth && { heading: common.bothEyes }),
  };
}
