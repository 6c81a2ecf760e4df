export { type KineticEyeReport, kineticEyes, type KineticReportData } from './data.ts';
export { KineticBody, type KineticBodyProps } from './KineticBody.tsx';
export { KineticPanel } from './KineticPanel.tsx';
export { ratesOf } from '../monitor/rates.ts';
export { type RateFact, rateFacts } from './rates.ts';
export { kineticTable } from './table.ts';
export { englishKineticReportTexts, type KineticReportTexts } from './texts.ts';
