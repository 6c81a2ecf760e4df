export { type Area, BODY, NOTE, PAGE, PANEL } from './measures.ts';
export { wrap } from './fit.ts';
export { noteLines } from './Foot.tsx';
export { Paragraph, type ParagraphProps } from './Paragraph.tsx';
export { type Piece, Run, type RunProps, runWidth } from './Run.tsx';
export { type Face, widthOf } from './widths.ts';
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
  SideTag,
  TAG,
  type SideHeadingProps,
  withMinus,
} from './primitives.tsx';
export { type GridPanel, gridOfPanels, PanelGrid, type PanelGridProps } from './PanelGrid.tsx';
export { type PageBody, ReportPage, type ReportPageProps } from './ReportPage.tsx';
export { type ReportTable, Table, tableHeight, type TableProps } from './Table.tsx';
export { englishPageTexts, type PageTexts } from './texts.ts';
export type { ReportAbout, ReportBrand, ReportFact, ReportSide, ReportSignature } from './types.ts';
