import { vars } from '../theme/vars.ts';
import { component } from '../theme/styles.ts';

/** Both dates, beside each other while there is room. */
export const dates = component({ display: 'flex', flexWrap: 'wrap', alignSelf: 'stretch', flex: 1, minInlineSize: 0 });

export const entry = component({
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 7.25rem',
  minInlineSize: 0,
  minBlockSize: `max(calc(${vars.size.control} - 2px), ${vars.size.target})`,
  selectors: {
    // stands between the two, and at the head of the line when they are below each other
    '&[data-part="end"]::before': { content: '"–"', color: vars.color.ink3 },
    '&[data-invalid]': { color: vars.color.criticalText },
  },
});

export const panel = component({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

export const suggestions = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: vars.space[1],
  flex: '0 1 auto',
  '@media': { '(width < 30rem)': { flexDirection: 'row', flexWrap: 'wrap', flexBasis: '100%' } },
});
