import { vars } from '../theme/vars.ts';
import { component } from '../theme/styles.ts';

export const region = component({ position: 'relative', minInlineSize: 0 });

export const veil = component({
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  borderRadius: 'inherit',
  background: `color-mix(in oklab, ${vars.color.canvas} 72%, transparent)`,
});

export const message = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
  maxInlineSize: '100%',
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  fontFamily: vars.font.body,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.medium,
});

export const words = component({ minInlineSize: 0, overflowWrap: 'anywhere' });
