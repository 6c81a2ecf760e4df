import { englishPerimetryReportTexts, type PerimetryReportTexts } from '@isopter/monitor-charts/perimetry/report';

/** The words of the page, and what the server writes into them. */
export interface PerimetryWords extends PerimetryReportTexts {
  goldmannSize: (values: { size: string }) => string;
  white: string;
  /** Caption of an eye's table. */
  field: (values: { eye: string }) => string;
}

export const perimetryEn: PerimetryWords = {
  ...englishPerimetryReportTexts,
  goldmannSize: ({ size }) => `Goldmann ${size}`,
  white: 'white on white, 10 cd/m²',
  field: ({ eye }) => `${eye}, the field as a table`,
};
