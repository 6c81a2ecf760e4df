import { screen } from '@isopter/ui/styles';
import { vars } from '@isopter/ui/theme';

const plainList = { margin: 0, padding: 0, listStyle: 'none' } as const;

export const panel = screen({
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  fontSize: vars.fontSize.sm,
  selectors: { '&[data-part="alarms"]': { borderColor: vars.color.lineStrong } },
});
export const heading = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[2],
});
export const title = screen({ margin: 0, fontSize: `${15 / 16}rem`, fontWeight: vars.fontWeight.strong });
export const note = screen({ fontSize: vars.fontSize.xs, color: vars.color.ink2 });
export const empty = screen({ margin: 0, marginBlockStart: vars.space[2], color: vars.color.ink2 });

export const rows = screen({
  ...plainList,
  display: 'grid',
  marginBlockStart: vars.space[1],
});
const divided = {
  paddingBlock: vars.space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
} as const;

/** At large text sizes the button is below the words, so that it covers nothing. */
export const alarm = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  ...divided,
});
export const alarmIcon = screen({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  flexShrink: 0,
  color: vars.color.caution,
  selectors: {
    [`${alarm}:is([data-lead="connection"], [data-lead="device"]) &`]: { color: vars.color.critical },
  },
});
export const words = screen({ flex: '1 1 5rem', minInlineSize: 0, overflowWrap: 'anywhere' });
export const strong = screen({ fontWeight: vars.fontWeight.strong });
export const small = screen({ fontSize: vars.fontSize.xs, color: vars.color.ink2 });
export const oneLine = screen({
  fontSize: vars.fontSize.xs,
  color: vars.color.ink2,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
/** The user on the way. */
export const going = screen({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  flex: '0 1 auto',
  maxInlineSize: '7.5rem',
  fontSize: vars.fontSize.xs,
  color: vars.color.accentText,
});
export const goingIcon = screen({ inlineSize: '1rem', blockSize: '1rem', flexShrink: 0 });

export const row = screen({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[3],
  ...divided,
});
export const time = screen({ flexShrink: 0, fontFamily: vars.font.mono, color: vars.color.ink2 });
export const end = screen({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'end',
  flexShrink: 0,
  maxInlineSize: '45%',
  textAlign: 'end',
});
export const endName = screen({ minInlineSize: 0, maxInlineSize: '100%', overflowWrap: 'anywhere' });

export const plainRows = screen({ ...plainList, display: 'grid', marginBlockStart: vars.space[2], gap: vars.space[1] });
export const headset = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 3rem',
  alignItems: 'baseline',
  gap: vars.space[3],
});
export const number = screen({ fontFamily: vars.font.mono, textAlign: 'end' });
