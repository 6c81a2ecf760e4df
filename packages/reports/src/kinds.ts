import type { ReportedKind } from '@isopter/contract';
import { acuity } from './kinds/acuity.tsx';
import { audiology } from './kinds/audiology.tsx';
import { contrast } from './kinds/contrast.tsx';
import { csuite } from './kinds/csuite.tsx';
import { esterman } from './kinds/esterman.tsx';
import { motility } from './kinds/motility.tsx';
import { kinetic } from './kinds/kinetic.tsx';
import { perimetry } from './kinds/perimetry.tsx';
import { pupil } from './kinds/pupil.tsx';
import { screening } from './kinds/screening.tsx';
import { stereopsis } from './kinds/stereopsis.tsx';
import { type DrawableTest, type DrawnTest, reportKind, type ReportKind, type ReportOptions } from './source.ts';
import { capture } from './kinds/capture.tsx';
import { d15 } from './kinds/d15.tsx';
import { ishihara } from './kinds/ishihara.tsx';
import { withEntered } from './withEntered.tsx';
import { waggoner } from './kinds/waggoner.tsx';

/** How the reports of each kind are drawn; a line for each that has any. */
const KINDS = {
  acuity: reportKind(acuity),
  eoms: reportKind(motility),
  cover: reportKind(motility),
  sensorimotor: reportKind(motility),
  sensorimotorSuite: reportKind(motility),
  audiology: reportKind(audiology),
  contrast: reportKind(contrast),
  csuite: reportKind(csuite),
  esterman: reportKind(esterman),
  kinetic: reportKind(kinetic),
  perimetry: reportKind(perimetry),
  pupil: reportKind(pupil),
  screening: reportKind(screening),
  image: reportKind(capture),
  camera: reportKind(capture),
  d15: reportKind(d15),
  ishihara: reportKind(ishihara),
  waggoner: reportKind(waggoner),
  stereopsis: reportKind(stereopsis),
} satisfies Readonly<Record<ReportedKind, ReportKind<never>>>;

/** The state from which a kind's report is drawn. */
export type StateOf<K extends ReportedKind> = Parameters<(typeof KINDS)[K]>[0];

/** Returns whether the page has a fixed place for the facts entered for an eye. */
const printsFacts = ({ kind, test }: DrawableTest): boolean =>
  kind === 'perimetry' && test.row.strategy !== 'FOVEAL_SENSITIVITY';

/** Draws the report of a test; null where there is nothing to report. */
export function drawTest(sourced: DrawableTest, options: ReportOptions): DrawnTest | null {
  const { kind, state, test } = sourced;
  // `states.ts` reads for each kind what its line above is drawn from
  const drawn = (KINDS[kind] as ReportKind<unknown>)(state, test, options);
  return drawn && withEntered(drawn, test, options, printsFacts(sourced));
}
