import type { PrintedTrials, ReadEye } from '@isopter/contract';
import { writable } from '@isopter/contract';
import type { Settled } from './claim.ts';
import { type CatchTrials, type ReadField, type ReadReport, thresholdsOf } from './reading/readReport.ts';

/** The longest text of a report that is kept: a name, an id, a device, a strategy. */
const TEXT_MAX = 200;

/** A printed text as any database holds it. */
const storedText = (text: string | null | undefined): string | null =>
  Array.from(writable(text ?? '').trim())
    .slice(0, TEXT_MAX)
    .join('') || null;

const storedTrials = (trials: CatchTrials | null): PrintedTrials | null => trials && { ...trials };

const storedEye = ({ eye, strategy, stimulusSize, printedIndices, reliability, checks }: ReadField): ReadEye => ({
  eye,
  strategy: storedText(strategy),
  stimulus_size: stimulusSize,
  indices: { ...printedIndices },
  reliability: {
    fixation_losses: storedTrials(reliability.fixationLosses),
    false_positives: storedTrials(reliability.falsePositives),
    false_negatives: storedTrials(reliability.falseNegatives),
  },
  failed_checks: checks.filter(({ passed }) => !passed).map(({ rule, detail }) => ({ rule, detail })),
});

/** The columns of a reading. */
export function storedReading(report: ReadReport): Omit<Settled, 'status' | 'pictures' | 'pdf'> {
  const { name, birthDate, patientId, device } = report;
  const isNamed = name !== null || birthDate !== null || patientId !== null;
  const isKnown = device.manufacturer !== null || device.model !== null;
  return {
    group: report.group,
    protocol: report.protocol,
    testDate: report.testDate,
    identity: isNamed
      ? {
          name: storedText(name?.value),
          birth_date: birthDate?.value ?? null,
          patient_id: storedText(patientId?.value),
        }
      : null,
    device: isKnown ? { manufacturer: storedText(device.manufacturer), model: storedText(device.model) } : null,
    eyes: report.fields.map(storedEye),
    thresholds: thresholdsOf(report).map(({ pageId, index, eye, x, y, db, isSure, isBlindSpot }) => ({
      page_id: pageId,
      index,
      eye,
      x,
      y,
      value: db,
      is_blind_spot: isBlindSpot,
      is_unsure: !isSure,
    })),
  };
}
