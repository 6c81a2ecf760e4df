import { vars } from '../theme/vars.ts';
import { component, componentRecipe } from '../theme/styles.ts';
import { byTone } from '../tone/tone.ts';

/** Breaks inside a word only where the word alone is too long; not `anywhere`, which would let a column squeeze it. */
export const word = component({ minInlineSize: 0, overflowWrap: 'break-word' });

/** Centred on the first line of the words, which have the baseline. */
export const dotPlace = component({ alignSelf: 'flex-start', marginBlockStart: 'calc((1lh - 8px) / 2)' });

export const marker = componentRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: vars.space[2],
    minInlineSize: 0,
    maxInlineSize: '100%',
    fontWeight: vars.fontWeight.medium,
  },
  variants: { tone: byTone(({ text }) => ({ color: text })) },
});
