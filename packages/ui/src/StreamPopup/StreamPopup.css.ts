import { vars } from '../theme/vars.ts';
import { pattern } from '../theme/styles.ts';

export const stage = pattern({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 160,
  blockSize: '100%',
  background: vars.color.sunken,
  selectors: { '[data-mode="normal"] &': { aspectRatio: '4 / 3' } },
});

export const picture = pattern({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
});

export const message = pattern({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[2],
  padding: vars.space[4],
  color: vars.color.ink2,
  fontSize: vars.fontSize.md,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

/** Over the picture, which shows no more than the past. */
export const stalled = pattern([
  message,
  {
    position: 'absolute',
    inset: 0,
    justifyContent: 'center',
    background: `color-mix(in oklab, ${vars.color.sunken} 80%, transparent)`,
    color: vars.color.ink1,
  },
]);

/** The picture is never mirrored, and neither are the names below it. */
export const captions = pattern({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  pointerEvents: 'none',
});

export const caption = pattern({
  flex: 1,
  minInlineSize: 0,
  padding: vars.space[1],
  background: `color-mix(in oklab, ${vars.color.sunken} 85%, transparent)`,
  color: vars.color.ink1,
  fontSize: vars.fontSize.sm,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
