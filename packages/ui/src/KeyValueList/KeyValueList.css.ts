import { figures } from '../theme/figures.ts';
import { vars } from '../theme/vars.ts';
import { component, componentRecipe } from '../theme/styles.ts';
import { byTone } from '../tone/tone.ts';

export const list = component({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  fontFamily: vars.font.body,
  fontSize: vars.fontSize.sm,
});

export const row = component({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: 3.5,
});

export const key = component({ flexShrink: 0, maxInlineSize: '50%', overflowWrap: 'anywhere', color: vars.color.ink2 });

export const value = componentRecipe({
  base: {
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    textAlign: 'end',
    fontWeight: vars.fontWeight.medium,
  },
  variants: {
    tone: { ...byTone(({ text }) => ({ color: text })), neutral: { color: vars.color.ink1 } },
    isNumeric: { true: figures },
  },
});
