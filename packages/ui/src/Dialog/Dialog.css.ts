import { comesFrom } from '../theme/comingAndGoing.ts';
import { vars } from '../theme/vars.ts';
import { component, componentRecipe } from '../theme/styles.ts';
import { floating } from '../theme/shared.css.ts';

/** Text twice as large on a phone leaves no room for twice as much around it. */
const AROUND = `min(${vars.space[3]}, 3.5vw)`;
const SIDE = `min(${vars.space[6]}, 6.5vw)`;

const fade = `opacity ${vars.duration.normal} ${vars.easing.standard}`;

export const overlay = componentRecipe({
  base: [
    {
      position: 'fixed',
      inset: 0,
      zIndex: 100,
      display: 'grid',
      // as large as the window at most, so that a long dialog scrolls inside
      grid: 'minmax(0, 1fr) / minmax(0, 1fr)',
      placeItems: 'center',
      padding: AROUND,
      transition: fade,
    },
    comesFrom({ opacity: 0 }),
  ],
  variants: {
    isConcealing: {
      true: { background: vars.color.canvas, transition: 'none' },
      false: { background: vars.color.scrim },
    },
  },
});

export const modal = componentRecipe({
  base: [
    floating,
    {
      display: 'flex',
      inlineSize: '100%',
      maxBlockSize: '100%',
      borderRadius: vars.radius.lg,
      fontFamily: vars.font.body,
      transition: `${fade}, translate ${vars.duration.slow} ${vars.easing.standard}`,
    },
    comesFrom({ opacity: 0, translate: '0 8px' }),
  ],
  variants: {
    size: { small: { maxInlineSize: 440 }, medium: { maxInlineSize: 600 }, large: { maxInlineSize: 960 } },
  },
});

export const dialog = component({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  // content that cannot be as narrow, such as a row of tabs, scrolls inside
  minInlineSize: 0,
  minBlockSize: 0,
  // where title and actions alone are higher than the window, all of it scrolls
  overflow: 'auto',
  outline: 'none',
});

export const header = component({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[3],
  // as high without a close button
  minBlockSize: `calc(max(${vars.size.controlSmall}, ${vars.size.target}) + ${vars.space[5]} + ${vars.space[2]})`,
  paddingBlock: `${vars.space[5]} ${vars.space[2]}`,
  paddingInline: `${SIDE} min(${vars.space[4]}, 4.5vw)`,
});

export const title = component({ minInlineSize: 0, fontSize: '1.125rem', paddingBlockStart: 4 });

export const body = component({
  // in a drawer, which is as high as the screen, the actions are at the bottom
  flexGrow: 1,
  minBlockSize: '2lh',
  overflow: 'auto',
  overflowWrap: 'anywhere',
  paddingBlock: vars.space[1],
  paddingInline: SIDE,
  fontSize: vars.fontSize.md,
  color: vars.color.ink2,
  // without actions it is the foot of the dialog
  selectors: { '&:last-child': { paddingBlockEnd: vars.space[5] } },
});

export const footer = component({
  display: 'flex',
  flexShrink: 0,
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  paddingBlock: `${vars.space[4]} ${vars.space[5]}`,
  paddingInline: SIDE,
});
