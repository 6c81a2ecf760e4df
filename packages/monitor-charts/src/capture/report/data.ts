import type { PerimetryProgress } from '@isopter/contract';
import { initialState } from '../model/state.ts';
import { cameraCompletion, eyeCompletion, eyeStatus } from '../model/status.ts';
import { type Eye, EYES, type EyeStatus, type OrderedEye } from '../types.ts';
import type { CaptureKind } from './texts.ts';

/** The completion of an eye, or of the camera. */
export interface CaptureResult {
  /** The eye; `null` for a camera test, which covers either eye. */
  readonly eye: Eye | null;
  readonly status: EyeStatus;
  /** In percent, 0 to 100. */
  readonly completion: number;
}

/** A picture of a report. */
export interface ReportPicture {
  readonly eye: Eye;
  /** When it was taken, as the reader writes times. */
  readonly taken: string;
  /** The picture as a `data:` address, and its size in pixels. */
  readonly href: string;
  readonly width: number;
  readonly height: number;
}

/** The data of a capture report. */
export interface CaptureReportData {
  readonly kind: CaptureKind;
  readonly results: readonly CaptureResult[];
  /** The BCP 47 tag of the language in which numbers are formatted. */
  readonly locale: string;
}

/** The facts known about a finished test. */
export interface CapturedTest {
  kind: CaptureKind;
  /** The response of the progress call (H-083). */
  progress: PerimetryProgress;
  ordered: OrderedEye;
  isDone: boolean;
  locale: string;
}

/** Builds the report data from a finished test. A camera reports only whether it is done (CAM-01). */
export function captureReportData({ kind, progress, ordered, isDone, locale }: CapturedTest): CaptureReportData {
  const situation = { view: initialState(progress), ordered, isDone };
  if (kind === 'camera') {
    const status = isDone ? 'done' : 'inProgress';
    return { kind, results: [{ eye: null, status, completion: cameraCompletion(situation) }], locale };
  }
  const results = EYES.map((eye) => ({
    eye,
    status: eyeStatus(situation, eye),
    completion: eyeCompletion(situation, eye),
  }));
  return { kind, results, locale };
}
