import { captureWords } from '../capture.texts.ts';
import type { EyeStatus } from '../types.ts';

/** The texts of a capture report. The server has them in each report language; these are the English ones. */
export interface CaptureReportTexts {
  title: string;
  kind: string;
  kinds: Readonly<Record<CaptureKind, string>>;
  eyeOD: string;
  eyeOS: string;
  camera: string;
  statuses: Readonly<Record<EyeStatus, string>>;
  pictures: string;
  eye: string;
  status: string;
  /** A note that the pictures stay on the device, because the records contain none. */
  stayOnDevice: string;
}

/** The kind of capture test. */
export type CaptureKind = 'image' | 'series' | 'camera';

export const englishCaptureReportTexts: CaptureReportTexts = {
  title: 'Report of pictures',
  kind: 'Pictures',
  kinds: { image: 'Eyes', series: 'Eyes, a series', camera: 'Anterior segment' },
  eyeOD: captureWords.eyeOD,
  eyeOS: captureWords.eyeOS,
  camera: captureWords.camera,
  statuses: {
    notOrdered: captureWords.notOrdered,
    waiting: 'No pictures',
    inProgress: 'Not all pictures',
    done: 'Pictures taken',
  },
  pictures: 'Pictures',
  eye: 'Eye',
  status: 'Status',
  stayOnDevice: 'The pictures stay on the device that took them and are not part of this report.',
};
