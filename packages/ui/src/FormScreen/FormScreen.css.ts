import { vars } from '../theme/vars.ts';
import { pattern } from '../theme/styles.ts';

export const screen = pattern({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  paddingBlock: vars.space[6],
  paddingInline: 28,
  '@media': { '(width < 720px)': { paddingInline: vars.space[3], paddingBlock: vars.space[4] } },
});

export const column = pattern({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  inlineSize: '100%',
  maxInlineSize: vars.size.form,
});

export const actions = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  paddingBlockStart: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { '(width < 480px)': { flexDirection: 'column', alignItems: 'stretch' } },
});
