import { englishReportTexts } from '@isopter/monitor-charts/perimetry/report';
import type { ReportWords } from './texts.ts';

export const en: ReportWords = {
  perimetry: englishReportTexts,
  strategies: {
    FULL_THRESHOLD: 'Full threshold',
    AVA_STANDARD: 'AVA Standard (ZEST, SD 1.5)',
    AVA_FAST: 'AVA Fast (ZEST, SD 2.5)',
    SUPRA_THRESHOLD: 'Supra threshold',
    SUPRA_FAST: 'Supra fast',
    PTOSIS: 'Ptosis',
    CONFRONTATION: 'Confrontation',
    BLEPHARO: 'Blepharo',
    FOVEAL_SENSITIVITY: 'Foveal sensitivity',
  },
  goldmannSize: (size) => `Goldmann ${size}`,
  white: 'white on white, 10 cd/m²',
  noPatient: 'No patient',
};
