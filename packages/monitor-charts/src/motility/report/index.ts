export type { MotilityChart } from './chart.ts';
export { MotilityBody, type MotilityBodyProps, MotilityPanel } from './MotilityBody.tsx';
export { englishMotilityReportTexts, type MotilityReportTexts } from './texts.ts';
