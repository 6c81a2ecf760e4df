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
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: 3.5,
});

/** As wide as its words, up to half of the line, but never narrower than an average word. */
export const key = component({
  flexShrink: 0,
  maxInlineSize: 'max(50%, min(6em, 100%))',
  overflowWrap: 'anywhere',
  color: vars.color.ink2,
});

export const value = componentRecipe({
  base: {
    // below its key where a usual word has no room beside it
    flex: '1 1 5.5em',
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
