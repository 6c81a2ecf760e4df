import { screen } from '@isopter/ui/styles';
import { vars } from '@isopter/ui/theme';

/** The eyes as large as is needed to tell patterns apart, so that what follows stays in sight. */
export const plan = screen({ display: 'grid', gap: vars.space[4], maxInlineSize: '36rem' });

export const eye = screen({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  blockSize: '100%',
  padding: vars.space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.sunken,
  minInlineSize: 0,
  selectors: { '&[data-untested]': { borderStyle: 'dashed', background: 'transparent' } },
});

export const head = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  fontWeight: vars.fontWeight.strong,
});

/** When its turn is. */
export const turn = screen({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  minInlineSize: '1.75em',
  minBlockSize: '1.75em',
  border: `1px solid ${vars.color.controlLine}`,
  borderRadius: vars.radius.full,
  fontVariantNumeric: 'tabular-nums',
});

/** In the place of the pattern: what an eye that is not tested says. */
export const untested = screen({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[6],
  textAlign: 'center',
  color: vars.color.ink2,
});
