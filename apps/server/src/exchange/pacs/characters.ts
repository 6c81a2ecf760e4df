import type { PacsEndpoint } from '../../platform/db/tables/pacsTypes.ts';
import type { CharacterSets } from '../../platform/dicom/characterSets.ts';

/** The character sets of an endpoint; none for ASCII alone. */
export const characterSetsOf = ({ characterSet }: Pick<PacsEndpoint, 'characterSet'>): CharacterSets =>
  characterSet === '' ? [] : characterSet.split('\\');
