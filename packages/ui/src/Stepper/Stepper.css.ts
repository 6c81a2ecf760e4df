import { createContainer } from '@vanilla-extract/css';
import { vars } from '../theme/vars.ts';
import { component, componentRecipe } from '../theme/styles.ts';

const room = createContainer();
/** Under this width one line of text takes the place of the list. */
const NARROW = '(width < 30rem)';

export const stepper = component({ containerName: room, containerType: 'inline-size', inlineSize: '100%' });

export const list = component({
  display: 'flex',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': { [`${room} ${NARROW}`]: { display: 'none' } },
});

export const step = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  fontSize: vars.fontSize.sm,
  color: vars.color.ink2,
  selectors: {
    '&:not(:last-child)': { flex: '1 1 auto' },
    // the way to the next one
    '&:not(:last-child)::after': {
      content: '""',
      flex: '1 1 16px',
      minInlineSize: 16,
      borderBlockStart: `1px solid ${vars.color.lineStrong}`,
    },
    '&[aria-current]': { color: vars.color.ink1, fontWeight: vars.fontWeight.strong },
    '&[data-state="disabled"]': { color: vars.color.ink3 },
  },
});

export const label = component({ minInlineSize: 0, overflowWrap: 'break-word' });

export const marker = componentRecipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    // as its number
    inlineSize: '1.625rem',
    blockSize: '1.625rem',
    border: '1.5px solid',
    borderRadius: vars.radius.full,
    fontFamily: vars.font.mono,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.strong,
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
  },
  variants: {
    state: {
      upcoming: { borderColor: vars.color.controlLine, background: vars.color.surface, color: vars.color.ink2 },
      current: { borderColor: vars.color.accent, background: vars.color.accent, color: vars.color.onAccent },
      done: { borderColor: vars.color.accentText, background: vars.color.accentSoft, color: vars.color.accentText },
      error: { borderColor: vars.color.critical, background: vars.color.criticalSoft, color: vars.color.criticalText },
      disabled: {
        borderColor: vars.color.lineStrong,
        borderStyle: 'dashed',
        background: vars.color.sunken,
        color: vars.color.ink3,
      },
    },
  },
});

export const progress = component({
  fontSize: vars.fontSize.sm,
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
  '@container': {
    // the list says it where it is shown
    [`${room} (width >= 30rem)`]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const bar = component({
  display: 'none',
  gap: vars.space[1],
  marginBlockStart: vars.space[2],
  '@container': { [`${room} ${NARROW}`]: { display: 'flex' } },
});

export const piece = component({
  flex: 1,
  blockSize: 4,
  borderRadius: vars.radius.full,
  background: vars.color.lineStrong,
  selectors: { '&[data-reached="true"]': { background: vars.color.accent } },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'GrayText',
      selectors: { '&[data-reached="true"]': { background: 'Highlight' } },
    },
  },
});
