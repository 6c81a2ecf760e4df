import type { PacsEndpoint } from '../db/pacsTypes.ts';
import type { CharacterSets } from '../dicom/characterSets.ts';

/** The character sets of an endpoint; none for ASCII alone. */
export const characterSetsOf = ({ characterSet }: Pick<PacsEndpoint, 'characterSet'>): CharacterSets =>
  characterSet === '' ? [] : characterSet.split('\\');
