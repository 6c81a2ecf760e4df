import { en } from './en/common.ts';
import { inLanguages } from './inLanguages.ts';

/** The words of all reports. */
export const common = inLanguages('common', en);
