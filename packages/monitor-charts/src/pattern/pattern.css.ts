import { pattern } from '../shared/pattern.ts';

/** As high as its container is wide; the wide map of both eyes is lower. */
export const frame = pattern({ display: 'flex', flexDirection: 'column', inlineSize: '100%', aspectRatio: '1' });
export const wideFrame = pattern({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  aspectRatio: '160 / 104',
});
