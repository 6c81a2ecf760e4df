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
  /** The name of a picture for screen readers. */
  pictureOf: (values: { eye: string; taken: string }) => string;
  /** Headings of the table of pictures. */
  picture: string;
  taken: string;
  /** A note that the pictures stay on the device, if it sent none. */
  stayOnDevice: string;
  /** A note about a camera that sends its pictures to the server, if the server has none. */
  noPictures: string;
  /** A note for readers whose reports have no personal data. */
  hidden: string;
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
  pictureOf: ({ eye, taken }) => `${eye}, ${taken}`,
  picture: 'Picture',
  taken: 'Taken',
  stayOnDevice: 'The pictures stay on the device that took them and are not part of this report.',
  noPictures: 'No pictures are stored.',
  hidden: 'The pictures are left out because personal information is hidden.',
};
