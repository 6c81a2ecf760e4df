import { vars } from '../theme/vars.ts';
import { keyframes } from '@vanilla-extract/css';
import { pattern } from '../theme/styles.ts';

const appear = keyframes({ from: { visibility: 'hidden' } });
/* Most answers arrive earlier; a placeholder would only flicker. */
const settling = { '[data-settling] > &': { animation: `${appear} 0s 400ms backwards` } };

export const screen = pattern({
  display: 'flex',
  flexDirection: 'column',
  gap: '18px',
  minBlockSize: '100%',
  paddingBlock: vars.space[6],
  paddingInline: 28,
  '@media': {
    // the rows scroll and everything else stays, where there is height for it
    '(height >= 640px) and (width >= 720px)': { blockSize: '100%' },
    '(width < 720px)': { paddingInline: vars.space[3], paddingBlock: vars.space[4], gap: vars.space[2] },
  },
});

export const search = pattern({
  flex: '1 1 220px',
  inlineSize: 340,
  maxInlineSize: '100%',
  // beside the buttons of a phone, not above them
  '@media': { '(width < 720px)': { flexBasis: '8rem' } },
});

export const panel = pattern({ display: 'contents', selectors: settling });

export const list = pattern({
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 260,
  selectors: settling,
});
