import { isNearLine, storedAcuity } from '@isopter/clinical/acuity';
import { logCsOf } from '@isopter/clinical/contrast';
import type {
  AcuityRecord,
  AudioRecord,
  ContrastRecord,
  PupillometryAnswer,
  ResultWord,
  StereopsisRecord,
  TestFinding,
} from '@isopter/contract';
import { acuityReport } from '@isopter/monitor-charts/acuity/report';
import { earReports, type Screening, screeningOf } from '@isopter/monitor-charts/audiology/report';
import { contrastReport } from '@isopter/monitor-charts/contrast/report';
import { pupilReport } from '@isopter/monitor-charts/pupil/report';
import { initialState, stereopsisReportData } from '@isopter/monitor-charts/stereopsis/report';
import type { ReportedTest } from '@isopter/reports';

/** Results are stored as values, not as texts, so the locale does not matter. */
const locale = 'en';
const FULL_CONTRAST = 100;

/** The acuity of each line that has one, in logMAR. */
export const ofAcuity = (state: AcuityRecord[], { row: { strategy, protocol }, age }: ReportedTest): TestFinding[] =>
  acuityReport(state, { test: { strategy, protocol }, age, locale }).phases.flatMap(({ eye, lines }) =>
    lines.flatMap(({ acuity, contrast }, index): TestFinding[] =>
      acuity === null
        ? []
        : [
            {
              measure: 'ACUITY',
              side: eye,
              ...storedAcuity(acuity),
              ...(contrast !== null && contrast < FULL_CONTRAST && { contrast }),
              ...(strategy === 'BOTH' && { near: isNearLine(index) }),
            },
          ],
    ),
  );

/** The contrast sensitivity of each eye in log CS. */
export const ofContrast = (state: ContrastRecord[], { row: { strategy }, age }: ReportedTest): TestFinding[] =>
  contrastReport(state, { strategy, age, locale }).eyes.flatMap(({ eye, result }): TestFinding[] =>
    result ? [{ measure: 'LOG_CS', side: eye, value: logCsOf(result.contrast) }] : [],
  );

const SCREENED: Readonly<Record<Screening, ResultWord>> = {
  passed: 'PASSED',
  referred: 'REFERRED',
  incomplete: 'INCOMPLETE',
};

/** Returns the pure tone average of each ear in dB HL, or the result of a screening. */
export const ofHearing = (state: AudioRecord[], { row }: ReportedTest): TestFinding[] =>
  earReports(state).flatMap(({ ear: side, average, thresholds, reliability }): TestFinding[] => {
    if (row.strategy === 'PURE_TONE_SCREENING') {
      return [{ measure: 'HEARING', side, word: SCREENED[screeningOf({ thresholds })] }];
    }
    if (!average) return [];
    return [{ measure: 'PTA', side, value: average.level, ...(average.isWorse && { limit: 'WORSE' }), reliability }];
  });

/** The relative afferent defect in log units on the side of the weaker eye, of both if none is, or the pupils that do not react. */
export function ofPupils(state: PupillometryAnswer): TestFinding[] {
  const rapd = pupilReport(state, locale)?.rapd;
  if (!rapd) return [];
  if ('fixed' in rapd) return rapd.fixed.map((side) => ({ measure: 'PUPIL', side, word: 'NO_REACTION' }));
  return [{ measure: 'RAPD', side: rapd.eye ?? 'OU', value: rapd.size }];
}

/** The stereoacuity in seconds of arc. */
export function ofStereopsis(state: StereopsisRecord[], { age }: ReportedTest): TestFinding[] {
  const { result } = stereopsisReportData(initialState({ responses: state }).records, locale, age);
  if (!result) return [];
  return result.arcsec === null
    ? [{ measure: 'STEREOPSIS', side: 'OU', word: 'NONE' }]
    : [{ measure: 'STEREO', side: 'OU', value: result.arcsec }];
}
