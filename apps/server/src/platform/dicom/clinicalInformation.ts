import type { Eye } from '@isopter/clinical';
import type { EnteredEye } from '@isopter/contract';
import type { Dataset, Element } from './encode.ts';

/**
 * Encodes the facts that a clinician entered for the tested eye (PS3.3, C.8.26.6): lens, size of the pupil and whether it was
 * dilated are type 2 and empty if nothing was entered, pressure and acuity are type 3 and absent then.
 */
export const clinicalInformation = (eye: Eye, entered: EnteredEye | null): Element => [
  eye === 'OD' ? 0x00240115 : 0x00240114,
  'SQ',
  [
    [
      [0x00240112, 'SQ', entered?.refraction ? [lens(entered.refraction)] : []],
      [0x00460044, 'FD', entered?.pupil?.size ?? null],
      [0x0022000d, 'CS', dilated(entered?.pupil?.dilated)],
      ...pressure(entered?.iop),
      ...acuity(entered?.acuity),
    ],
  ],
];

/** All but the distance of the vertex are type 1. A spherical lens has the same power in every meridian: axis 0. */
const lens = ({ sphere, cylinder, axis, vertex }: NonNullable<EnteredEye['refraction']>): Dataset => [
  [0x00220007, 'FL', sphere],
  [0x00220008, 'FL', cylinder],
  [0x00220009, 'FL', axis ?? 0],
  ...(typeof vertex === 'number' ? ([[0x0022000f, 'FD', vertex]] satisfies Dataset) : []),
];

const dilated = (isDilated: boolean | null | undefined): string =>
  typeof isDilated === 'boolean' ? (isDilated ? 'YES' : 'NO') : '';

const pressure = (iop: EnteredEye['iop']): Dataset => (iop ? [[0x0022000b, 'FL', iop.pressure]] : []);

/** The decimal acuity is type 1 of its item, so the sequence is absent for an eye that counts fingers or sees less. */
const acuity = (entered: EnteredEye['acuity']): Dataset =>
  entered && typeof entered.value === 'number'
    ? [[0x00240110, 'SQ', [[[0x00460137, 'FD', Number((10 ** -entered.value).toFixed(4))]]]]]
    : [];
