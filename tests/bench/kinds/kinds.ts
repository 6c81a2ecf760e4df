import type { BenchedKind } from './kind.ts';

/** Every kind of test that has a monitor; its file here has the kind's name. */
export const KINDS: Record<string, () => Promise<BenchedKind>> = {
  perimetry: () => import('./perimetry.tsx').then(({ perimetry }) => perimetry),
  acuity: () => import('./acuity.tsx').then(({ acuity }) => acuity),
  contrast: () => import('./contrast.tsx').then(({ contrast }) => contrast),
  audiology: () => import('./audiology.tsx').then(({ audiology }) => audiology),
  kinetic: () => import('./kinetic.tsx').then(({ kinetic }) => kinetic),
  esterman: () => import('./esterman.tsx').then(({ esterman }) => esterman),
  d15: () => import('./d15.tsx').then(({ d15 }) => d15),
  ishihara: () => import('./ishihara.tsx').then(({ ishihara }) => ishihara),
  waggoner: () => import('./waggoner.tsx').then(({ waggoner }) => waggoner),
  image: () => import('./image.tsx').then(({ image }) => image),
  eoms: () => import('./eoms.tsx').then(({ eoms }) => eoms),
  cover: () => import('./cover.tsx').then(({ cover }) => cover),
  sensorimotor: () => import('./sensorimotor.tsx').then(({ sensorimotor }) => sensorimotor),
  pupil: () => import('./pupil.tsx').then(({ pupil }) => pupil),
  stereopsis: () => import('./stereopsis.tsx').then(({ stereopsis }) => stereopsis),
};
