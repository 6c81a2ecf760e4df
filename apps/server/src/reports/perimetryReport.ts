import { type PerimetryState, baseProgram } from '@isopter/contract';
import { analyseField, reliability } from '@isopter/monitor-charts/perimetry/analysis';
import {
  type PerimetryLocation,
  gridOfTest,
  initialState,
  locations,
  statistics,
} from '@isopter/monitor-charts/perimetry/plots';
import type { EyeReport, PerimetryReportData } from '@isopter/monitor-charts/perimetry/report';
import type { ReportWords } from './texts/texts.ts';

/** What a report needs to know of a test; names and dates are as the database has them. */
export interface ReportedTest {
  clinic: string;
  patient: {
    id: string;
    name: string;
    dateOfBirth: string;
    age: number | null;
    patientId: string;
    gender: string;
  } | null;
  group: string;
  strategy: string | null;
  protocol: string | null;
  goldmannSize: number | null;
  device: string;
  /** Version of the software that ran the procedure. */
  procedureVersion: string;
  doctor: string;
  started: Date | null;
  state: PerimetryState;
}

export interface ReportOptions {
  words: ReportWords;
  /** BCP 47. */
  locale: string;
  /** IANA name. */
  timezone: string;
  /** One eye's report only. */
  eye?: 'OD' | 'OS';
  now: Date;
}

/** Fixation is tested by itself and belongs to no program's pattern. */
const isFovea = ({ x, y }: PerimetryLocation): boolean => x === 0 && y === 0;

/** Catch trials of each kind an eye gets. */
const CATCH_TRIALS = 4;
const ROMAN = ['I', 'II', 'III', 'IV', 'V'];

/** The words and numbers of a perimetry report, ready to be drawn. */
export function perimetryReport(test: ReportedTest, options: ReportOptions): PerimetryReportData {
  const { words, locale, timezone } = options;
  const grid = gridOfTest(test, 'OD');
  const eyes = (['OS', 'OD'] as const).filter(
    (eye) => (!options.eye || options.eye === eye) && test.state.stimuli.some((stimulus) => stimulus.eye === eye),
  );
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: timezone });
  const size = test.goldmannSize === null ? undefined : ROMAN[test.goldmannSize - 1];
  return {
    clinic: test.clinic,
    patient: test.patient ?? { name: words.noPatient, dateOfBirth: '', age: null, patientId: '', gender: '' },
    test: {
      program: test.protocol ?? '',
      strategy: words.strategies[test.strategy ?? ''] ?? test.strategy ?? '',
      stimulus: [...(size ? [words.goldmannSize(size)] : []), words.white].join(', '),
      device: test.device,
      tested: test.started ? when.format(test.started) : '',
      doctor: test.doctor,
    },
    eyes: eyes.map((eye) => eyeReport(test, eye)),
    extent: grid?.extent ?? 30,
    spacing: grid?.spacing ?? 6,
    made: when.format(options.now),
    procedureVersion: test.procedureVersion,
    locale,
  };
}

function eyeReport(test: ReportedTest, eye: 'OD' | 'OS'): EyeReport {
  const state = initialState(test.state);
  const all = locations(state, eye, gridOfTest(test, eye));
  const field = all.filter((location) => !isFovea(location));
  const settled = field.flatMap(({ x, y, threshold }) => (threshold === null ? [] : [{ x, y, db: threshold }]));
  const counts = statistics(state, eye);
  const rates = {
    falsePositives: counts.false_positive_percentage === null ? null : counts.false_positive_percentage / 100,
    falseNegatives: counts.false_negative_percentage / 100,
    fixationLosses: counts.fixation_loss_percentage / 100,
  };
  const program = baseProgram(test.protocol ?? '') ?? test.protocol ?? '';
  const age = test.patient?.age;
  return {
    eye,
    locations: field,
    // Healthy eyes of which age? Without one there is nothing to compare with.
    analysis: age === null || age === undefined ? undefined : analyseField(settled, { program, eye, age }),
    reliability: reliability(rates, test.strategy ?? ''),
    fixationLosses: { count: counts.fixation_losses, total: CATCH_TRIALS, percentage: counts.fixation_loss_percentage },
    falsePositives: {
      count: counts.false_positives,
      total: counts.viewed,
      percentage: counts.false_positive_percentage,
    },
    falseNegatives: {
      count: counts.false_negatives,
      total: CATCH_TRIALS,
      percentage: counts.false_negative_percentage,
    },
    fovea: all.find(isFovea)?.threshold ?? null,
  };
}
