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
