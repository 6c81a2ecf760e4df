/** Files a report is downloaded as [ENUM-12]. */
export const FILE_KINDS = ['pdf', 'dicom', 'image'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** What a bundle's report holds [ENUM-12]. */
export const REPORT_MODES = ['single page', 'full'] as const;
export type ReportMode = (typeof REPORT_MODES)[number];
