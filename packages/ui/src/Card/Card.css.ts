import { vars } from '../theme/vars.ts';
import { component, componentRecipe } from '../theme/styles.ts';

const tint = (color: string): { borderColor: string } => ({
  borderColor: `color-mix(in oklab, ${color} 65%, ${vars.color.line})`,
});

/** On a phone with large text the words need the room that padding would take, more so in nested cards. */
const WIDEST_PADDING = '5vw';

export const card = componentRecipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    background: vars.color.surface,
    color: vars.color.ink1,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.md,
    fontFamily: vars.font.body,
    fontSize: vars.fontSize.md,
    overflowWrap: 'break-word',
  },
  variants: {
    padding: {
      none: {},
      small: { padding: vars.space[3], paddingInline: `min(${vars.space[3]}, ${WIDEST_PADDING})` },
      medium: { padding: vars.space[4], paddingInline: `min(${vars.space[4]}, ${WIDEST_PADDING})` },
    },
    outline: { accent: tint(vars.color.accent), OD: tint(vars.color.eyeOd), OS: tint(vars.color.eyeOs) },
    isRound: { true: { borderRadius: vars.radius.lg } },
  },
});

/** A line of the title, which the head of every card is as high as. */
const line = `${vars.fontSize.lg} * ${vars.lineHeight.tight}`;

export const header = componentRecipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    marginBlockEnd: vars.space[3],
  },
  variants: {
    // the content reaches the border, its heading does not
    isAlone: { true: { marginBlockStart: vars.space[3], marginInline: vars.space[4] } },
  },
});

/** Small controls reach over the line of the title and into the padding: heads of neighbours stay one height. */
export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  marginBlock: `calc((${line} - max(${vars.size.controlSmall}, ${vars.size.target})) / 2)`,
});

export const title = component({ flex: '0 1 auto', minInlineSize: 0, fontSize: vars.fontSize.lg });
