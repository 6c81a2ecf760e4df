import { type ReportedKind, reportedKind } from '@isopter/contract';
import type { Db } from '../db/store.ts';
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
import { type DrawnTest, type ReportedTest, reportKind, type ReportKind, type ReportOptions } from './source.ts';
import { capture } from './kinds/capture.tsx';
import { color } from './kinds/color.tsx';
import { ishihara } from './kinds/ishihara.tsx';
import { waggoner } from './kinds/waggoner.tsx';

/** How the reports of each kind are made; a line for each one in `REPORTED_KINDS`. */
const KINDS: Readonly<Record<ReportedKind, ReportKind>> = {
  acuity: reportKind(acuity),
  eoms: reportKind(motility),
  cover: reportKind(motility),
  shapes: reportKind(motility),
  cardinal: reportKind(motility),
  binocular: reportKind(motility),
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
  series: reportKind(capture),
  camera: reportKind(capture),
  color: reportKind(color),
  ishihara: reportKind(ishihara),
  waggoner: reportKind(waggoner),
  stereopsis: reportKind(stereopsis),
};

/** Draws the report of a test; null for a kind without reports, and where there is nothing to report. */
export async function drawReport(db: Db, test: ReportedTest, options: ReportOptions): Promise<DrawnTest | null> {
  const kind = reportedKind(test.row);
  return kind ? KINDS[kind](db, test, options) : null;
}
