export { BODY, NOTE, PAGE, PANEL } from './measures.ts';
export {
  At,
  Caption,
  CRITICAL,
  Fact,
  type FactProps,
  HAIRLINE,
  INK,
  isolated,
  Label,
  type LabelProps,
} from './primitives.tsx';
export {
  LINE,
  MONO,
  MUTED,
  Rule,
  type RuleProps,
  SANS,
  SideHeading,
  type SideHeadingProps,
  withMinus,
} from './primitives.tsx';
export { type GridPanel, gridOfPanels, PanelGrid, type PanelGridProps } from './PanelGrid.tsx';
export { ReportPage, type ReportPageProps } from './ReportPage.tsx';
export { type ReportTable, Table, tableHeight, type TableProps } from './Table.tsx';
export { englishPageTexts, type PageTexts } from './texts.ts';
export type { ReportAbout, ReportBrand, ReportFact } from './types.ts';
