import { screen as screenStyle } from '@isopter/ui/styles';
import { vars } from '@isopter/ui/theme';

const GAP = 12;
/** The column at the side. */
const SIDE = '18.5rem';
const MARGIN = 20;

export const screen = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100%',
  minInlineSize: 0,
});

export const header = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  minBlockSize: 56,
  paddingInline: MARGIN,
  paddingBlock: vars.space[1],
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const logo = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  paddingInlineEnd: vars.space[4],
  borderInlineEnd: `1px solid ${vars.color.line}`,
  selectors: { [`${screen}:not([data-shape="wall"]) &`]: { borderInlineEnd: 0, paddingInlineEnd: 0 } },
});
export const title = screenStyle({ margin: 0, fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.strong });
export const counts = screenStyle({ margin: 0, color: vars.color.ink2 });
export const pages = screenStyle({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] });
export const headerEnd = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  marginInlineStart: 'auto',
  selectors: { [`${screen}[data-shape="list"] &`]: { flex: '1 1 100%' } },
});
export const clinic = screenStyle({ color: vars.color.ink2 });
export const clock = screenStyle({
  fontFamily: vars.font.mono,
  marginInlineStart: 'auto',
  fontSize: '1.25rem',
  fontWeight: vars.fontWeight.strong,
});

export const notices = screenStyle({
  display: 'grid',
  gap: GAP,
  marginBlockStart: GAP,
  paddingInline: MARGIN,
  selectors: { '&:empty': { display: 'none' } },
});

/** Tiles, and the column beside them; alarms on top where there is no room for a column. */
export const content = screenStyle({
  display: 'grid',
  gap: GAP,
  alignContent: 'start',
  padding: `14px ${MARGIN}px ${MARGIN}px`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"alarms" "place" "day"',
  selectors: { [`${screen}[data-shape="list"] &`]: { paddingInline: vars.space[3] } },
  '@media': {
    // a window that was just made narrow has the column only until it is measured
    '(width >= 720px)': {
      selectors: {
        [`${screen}[data-shape="wall"] &`]: {
          gridTemplateColumns: `minmax(0, 1fr) ${SIDE}`,
          gridTemplateRows: 'auto 1fr',
          gridTemplateAreas: '"place alarms" "place day"',
        },
      },
    },
  },
});
export const place = screenStyle({ gridArea: 'place', minInlineSize: 0 });
export const alarms = screenStyle({
  gridArea: 'alarms',
  minInlineSize: 0,
  selectors: { '&:empty': { display: 'none' } },
});
export const day = screenStyle({
  gridArea: 'day',
  display: 'grid',
  gap: GAP,
  alignContent: 'start',
  minInlineSize: 0,
});

/** The veil while nothing is loaded. */
export const blank = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 16.5rem))',
  gap: GAP,
});
