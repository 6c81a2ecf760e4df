import { screen } from '@isopter/ui/styles';
import { layers, vars } from '@isopter/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

export const heading = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[2],
});

export const title = screen({
  margin: 0,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.tight,
});

/** Which test of its bundle it is. */
export const place = screen({ margin: 0, fontSize: vars.fontSize.sm, color: vars.color.ink2 });

/** The field fills what the window leaves, under the veil that covers it. */
export const stage = screen({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minBlockSize: 0 });
const fills = { display: 'flex', flexDirection: 'column', flex: '1 1 auto', minBlockSize: 0 } as const;
globalStyle(`${stage} > *, ${stage} > * > [data-part="content"]`, { '@layer': { [layers.app]: fills } });

export const controls = screen({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space[2],
});

export const section = screen({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const sectionTitle = screen({
  margin: 0,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.ink2,
});

/** Keeps what ends the test away from what steers it. */
export const foot = screen({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  marginBlockStart: 'auto',
});

export const office = screen({
  fontSize: vars.fontSize.sm,
  color: vars.color.ink2,
});

/** What is veiled while nothing is there yet. */
export const blank = screen({ blockSize: '60vh' });
