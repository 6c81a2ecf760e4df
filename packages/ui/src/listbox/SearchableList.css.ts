import { vars } from '../theme/vars.ts';
import { component } from '../theme/styles.ts';

export const panel = component({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  inlineSize: 'max-content',
  minInlineSize: '11rem',
  maxInlineSize: 'min(22rem, calc(100vw - 3rem))',
  maxBlockSize: 'min(24rem, calc(100dvh - 4rem))',
});

/** A fixed width, so that the list does not shrink while the search narrows it. */
export const withSearch = component({ inlineSize: '20rem' });

export const list = component({ flex: 1, minBlockSize: '3rem', overflow: 'auto', outline: 'none' });
