/** Every word the camera and image monitors say by themselves. Numbers arrive as they are to be written. */
export const captureWords = {
  eyeOD: 'Right eye',
  eyeOS: 'Left eye',
  camera: 'Camera',
  /** How far an eye is (IMG-01). */
  notOrdered: 'Not part of this test',
  waiting: 'Waiting',
  inProgress: 'In progress',
  done: 'Test done',
  takingPictures: 'The camera takes the pictures. They stay on it.',
  picturesTaken: 'The camera has taken the pictures. They stay on it.',
  reportsIgnored: ({ amount }: { amount: string }): string =>
    `Reports that could not be read and were left out: ${amount}`,
  /** Spoken from time to time while a test runs. */
  eyeSummary: ({ eye, status }: { eye: string; status: string }): string => `${eye}: ${status}.`,
};
export type CaptureWords = typeof captureWords;
