import type { DicomRefusal } from '@isopter/contract';

/** A DICOM file that is not imported. */
export class DicomError extends Error {
  override name = 'DicomError';
  readonly problem: DicomRefusal;
  constructor(problem: DicomRefusal, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}
