import { screen } from '@isopter/ui/styles';
import { vars } from '@isopter/ui/theme';

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

export const content = screen({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minBlockSize: 0,
});

export const controls = screen({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space[2],
});

export const volume = screen({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
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
