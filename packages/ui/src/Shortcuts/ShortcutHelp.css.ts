import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';
import { vars } from '../theme/vars.ts';
import { component } from '../theme/styles.ts';

export const help = component({ display: 'grid', gap: vars.space[4], paddingBlockEnd: vars.space[4] });

export const tools = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': { print: { display: 'none' } },
});

export const search = component({ flex: '1 1 200px', minInlineSize: 0 });

export const setting = component({ '@media': { print: { display: 'none' } } });

export const groups = component({ columns: '2 260px', columnGap: vars.space[8] });

export const group = component({ breakInside: 'avoid', paddingBlockEnd: vars.space[4] });

export const heading = component({
  paddingBlockEnd: vars.space[1],
  fontSize: vars.fontSize.sm,
  color: vars.color.ink1,
});

export const row = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
});

export const label = component({ flex: '1 1 0', minInlineSize: 'min(8rem, 100%)' });

/** Prints only the sheet: its ancestors flow, everything next to it is hidden. */
const SHEET = '[data-part="shortcut-help"]';
const onPaper = (selector: string, rule: Record<string, string>): void =>
  globalStyle(selector, { '@layer': { [layers.patterns]: { '@media': { print: rule } } } });
onPaper(`body:has(${SHEET}) > :not(:has(${SHEET}))`, { display: 'none' });
onPaper(`body :has(${SHEET})`, {
  position: 'static',
  display: 'block',
  inlineSize: 'auto',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  overflow: 'visible',
  border: 'none',
  boxShadow: 'none',
  background: 'none',
});
