/** Why a DICOM file is not imported. */
export const DICOM_PROBLEMS = ['damaged', 'compressed', 'otherObject', 'noPdf', 'noField'] as const;
export type DicomProblem = (typeof DICOM_PROBLEMS)[number];

/** A DICOM file that is not imported. */
export class DicomError extends Error {
  override name = 'DicomError';
  readonly problem: DicomProblem;
  constructor(problem: DicomProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}
