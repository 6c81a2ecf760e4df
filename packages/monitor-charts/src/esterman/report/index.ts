export { estermanFields, type EstermanField, type EstermanReportData } from './data.ts';
export { EstermanBody, type EstermanBodyProps } from './EstermanBody.tsx';
export { EstermanPanel } from './EstermanPanel.tsx';
export { rateFacts } from '../rates.ts';
export { estermanTable } from './table.ts';
export { englishEstermanReportTexts, type EstermanReportTexts } from './texts.ts';
export { lookerOf } from '../model/store.ts';
