/** The English texts of the camera and image monitors. Numbers are passed already formatted. */
export const captureWords = {
  eyeOD: 'Right eye',
  eyeOS: 'Left eye',
  camera: 'Camera',
  /** The status of an eye (IMG-01). */
  notOrdered: 'Not part of this test',
  waiting: 'Waiting',
  inProgress: 'In progress',
  done: 'Test finished',
  takingPictures: 'The camera takes the pictures. They stay on it.',
  picturesTaken: 'The camera has taken the pictures. They stay on it.',
  reportsIgnored: ({ amount }: { amount: string }): string =>
    `Reports that could not be read and were left out: ${amount}`,
  /** Announced at intervals while a test is running. */
  eyeSummary: ({ eye, status }: { eye: string; status: string }): string => `${eye}: ${status}.`,
};
export type CaptureWords = typeof captureWords;
