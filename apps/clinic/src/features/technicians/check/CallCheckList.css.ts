import { screen as inApp } from '@isopter/ui/styles';
import { vars } from '@isopter/ui/theme';

export const check = inApp({ display: 'grid', gap: vars.space[4] });

export const stage = inApp({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.md,
  background: vars.color.sunken,
  color: vars.color.ink3,
});

export const picture = inApp({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  // mirrored, as people are used to see themselves
  transform: 'scaleX(-1)',
});

export const list = inApp({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' });

export const summary = inApp({ margin: 0, color: vars.color.ink2 });
