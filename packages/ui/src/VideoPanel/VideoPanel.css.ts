import { vars } from '../theme/vars.ts';
import { pattern } from '../theme/styles.ts';

export const call = pattern({ display: 'flex', flexDirection: 'column', blockSize: '100%', minBlockSize: 0 });

export const stage = pattern({
  position: 'relative',
  flex: 1,
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 0,
  aspectRatio: '4 / 3',
  background: vars.color.sunken,
  selectors: { '[data-mode="full"] &': { aspectRatio: 'auto' } },
});

const picture = {
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
} as const;

export const remote = pattern({ position: 'absolute', inset: 0, ...picture });

/** Placed in the corner where it covers the least important part of the other side's picture. */
export const own = pattern({
  position: 'absolute',
  insetBlockEnd: vars.space[2],
  insetInlineEnd: vars.space[2],
  inlineSize: 'clamp(72px, 26%, 240px)',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  border: `2px solid ${vars.color.surface}`,
  borderRadius: vars.radius.sm,
  background: vars.color.canvas,
});

export const ownPicture = pattern({
  ...picture,
  objectFit: 'cover',
  // people know themselves from the mirror
  transform: 'scaleX(-1)',
});

export const noPicture = pattern({ display: 'grid', placeItems: 'center', blockSize: '100%', color: vars.color.ink3 });

export const message = pattern({
  position: 'relative',
  maxInlineSize: '90%',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.sm,
  background: vars.color.surface,
  color: vars.color.ink1,
  fontSize: vars.fontSize.md,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const warnings = pattern({ display: 'grid', gap: vars.space[2], padding: vars.space[2] });

/** Under the pictures, so that it covers nothing. */
export const quality = pattern({
  margin: 0,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  color: vars.color.ink2,
  fontSize: vars.fontSize.sm,
  selectors: {
    '&[data-level="poor"]': { color: vars.color.critical },
  },
});
