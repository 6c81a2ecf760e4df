import type { EyeMovementRecord, KineticRecord, SensorimotorState } from '@isopter/contract';
import { coverCharts, coverFindings } from '@isopter/monitor-charts/cover/report';
import { eomsCharts } from '@isopter/monitor-charts/eoms/report';
import {
  englishMotilityReportTexts,
  MotilityBody,
  type MotilityChart,
  MotilityPanel,
  type MotilityReportTexts,
} from '@isopter/monitor-charts/motility/report';
import { alignmentCharts } from '@isopter/monitor-charts/sensorimotor/report';
import type { ReportSource } from '../source.ts';
import { headOfEyes } from '../eyes.ts';
import { inLanguages } from '../texts/inLanguages.ts';

/** Records of motility tests; a suite has all of them. */
export interface MotilityRecords {
  attempts: EyeMovementRecord[];
  covered: KineticRecord[];
  /** Every state, oldest first. */
  alignment: SensorimotorState[];
}

/** Report of one of the tests. */
interface Part {
  kind: 'eoms' | 'cover' | 'alignment';
  charts: readonly MotilityChart[];
  method: string;
  /** Its results. */
  findings?: readonly { label: string; value: string }[];
  notes: readonly string[];
}

/** Reports of eye movements, cover tests, alignment, and of the suite of all three. */
export const motility: ReportSource<MotilityRecords, MotilityReportTexts> = {
  words: inLanguages('motility', englishMotilityReportTexts),
  draw({ attempts, covered, alignment }, { row }, { words, common, locale, eye }) {
    const writing = { texts: words, locale };
    const ofEye = (charts: readonly MotilityChart[]): readonly MotilityChart[] =>
      eye ? charts.filter((chart) => chart.eye === eye) : charts;
    const all: readonly Part[] = [
      {
        kind: 'eoms',
        charts: ofEye(eomsCharts(attempts, writing)),
        method: row.options.monocular ? words.ductions : words.versions,
        notes: [words.gradeSource],
      },
      {
        kind: 'cover',
        charts: ofEye(coverCharts(covered, writing)),
        method: words.coverMethod,
        findings: coverFindings(covered, writing),
        notes: [words.coverSource, words.comitance],
      },
      {
        kind: 'alignment',
        charts: ofEye(alignmentCharts(alignment, writing)),
        method: words.alignmentMethod,
        notes: [words.hessSource],
      },
    ];
    const parts = all.filter(({ charts }) => charts.length > 0);
    const [first] = parts;
    if (!first) return null;
    return {
      title: words.titles[row.group === 'SENSORIMOTOR_SUITE' ? 'suite' : first.kind],
      // each test of a suite has its own method
      facts: parts.length > 1 ? [] : [{ label: words.method, value: first.method }, ...(first.findings ?? [])],
      heads: parts.map(({ charts, method, findings = [] }) => ({
        ...headOfEyes(
          charts.map((chart) => chart.eye),
          common,
        ),
        facts: [{ label: words.method, value: method }, ...findings],
      })),
      notes: parts.flatMap(({ notes }) => notes),
      pages: parts.map(({ charts }) => (area) => <MotilityBody charts={charts} area={area} />),
      panel: <MotilityPanel charts={first.charts} />,
      tables: parts.flatMap(({ charts }) => charts.map(({ table }) => table)),
    };
  },
};
