import { vars } from '@isopter/ui/vars';
import { pattern } from '../shared/pattern.ts';

/** A drawing or its table with a legend below. */
export const view = pattern({ display: 'flex', flexDirection: 'column', gap: vars.space[2], minInlineSize: 0 });
/** As high as the column is wide, within the limits of legibility and the screen. */
export const map = pattern({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  maxInlineSize: 460,
  marginInline: 'auto',
  aspectRatio: '1',
});
export const line = pattern({ display: 'flex', flexDirection: 'column', blockSize: 280 });
export const list = pattern({ display: 'flex', flexDirection: 'column', blockSize: 320 });
