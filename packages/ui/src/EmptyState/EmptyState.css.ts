import { vars } from '../theme/vars.ts';
import { component, componentRecipe } from '../theme/styles.ts';

/** A message in the middle of the place where content would be. */
export const state = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  padding: `${vars.space[8]} ${vars.space[4]}`,
  overflowWrap: 'anywhere',
  minInlineSize: 0,
  minBlockSize: 180,
  fontFamily: vars.font.body,
  textAlign: 'center',
});

export const icon = componentRecipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.space[12],
    blockSize: vars.space[12],
    marginBlockEnd: vars.space[1],
    borderRadius: vars.radius.full,
  },
  variants: {
    tone: {
      neutral: { background: vars.color.sunken, color: vars.color.ink2 },
      critical: { background: vars.color.criticalSoft, color: vars.color.criticalText },
    },
  },
});

export const title = component({
  maxInlineSize: '44ch',
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.strong,
  color: vars.color.ink1,
});

export const description = component({ maxInlineSize: '56ch', fontSize: vars.fontSize.md, color: vars.color.ink2 });

export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  maxInlineSize: '100%',
  marginBlockStart: vars.space[2],
});
