import { englishPerimetryReportTexts, type PerimetryReportTexts } from '@isopter/monitor-charts/perimetry/report';

/** The words of the page, and what the server writes into them. */
export interface PerimetryWords extends PerimetryReportTexts {
  goldmannSize: (values: { size: string }) => string;
  white: string;
  background: string;
  onFor: string;
  points: string;
  scored: (values: { points: number; scored: number }) => string;
  presentations: string;
  duration: string;
  /** Caption of an eye's table. */
  field: (values: { eye: string }) => string;
}

export const perimetryEn: PerimetryWords = {
  ...englishPerimetryReportTexts,
  goldmannSize: ({ size }) => `Goldmann ${size}`,
  white: 'white',
  background: 'Background',
  onFor: 'On for',
  points: 'Points',
  scored: ({ points, scored }) => `${points}, ${scored} scored`,
  presentations: 'Presentations',
  duration: 'Duration',
  field: ({ eye }) => `${eye}, the field as a table`,
};
