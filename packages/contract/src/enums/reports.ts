/** Files a report is downloaded as [ENUM-12]. */
export const FILE_KINDS = ['pdf', 'dicom', 'image'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** The contents of a bundle's report [ENUM-12]. */
export const REPORT_MODES = ['single page', 'full'] as const;
export type ReportMode = (typeof REPORT_MODES)[number];
