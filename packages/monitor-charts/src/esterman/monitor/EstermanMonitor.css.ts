import { pattern } from '../../shared/pattern.ts';
import { vars } from '@isopter/ui/vars';

export const map = pattern({ flex: '1 1 0', minBlockSize: 260, display: 'grid' });

export const header = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: 30,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
});
export const eyeName = pattern({
  margin: 0,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.strong,
  whiteSpace: 'nowrap',
});
export const headerEnd = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  marginInlineStart: 'auto',
});

export const facts = pattern({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))',
  gap: vars.space[3],
  margin: 0,
});
export const fact = pattern({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const factName = pattern({ color: vars.color.ink3, fontSize: vars.fontSize.xs });
export const factValue = pattern({
  margin: 0,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.strong,
});
export const factNote = pattern({ margin: 0, color: vars.color.ink3, fontSize: vars.fontSize.xs });
