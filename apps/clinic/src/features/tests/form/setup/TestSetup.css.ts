import { screen } from '@isopter/ui/styles';
import { vars } from '@isopter/ui/theme';

/** The container of the container queries, as wide as the screen. */
export const room = screen({ containerType: 'inline-size' });

const THREE = '(inline-size >= 64rem)';
const TWO = '(inline-size >= 46rem)';

/** Kinds, set-up and place beside each other as far as there is room, in this order also for the keyboard. */
export const columns = screen({
  display: 'grid',
  gridTemplate: '"kinds" "setup" "where" / minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[3],
  '@container': {
    [TWO]: {
      selectors: {
        '&[data-kinds="list"]': { gridTemplate: '"kinds setup" "kinds where" 1fr / 17rem minmax(0, 1fr)' },
        '&[data-kinds="select"]': { gridTemplate: '"setup where" / minmax(0, 1fr) 18rem' },
      },
    },
    [THREE]: {
      selectors: {
        '&[data-kinds="list"]': { gridTemplate: '"kinds setup where" / 17rem minmax(0, 1fr) 18rem' },
      },
    },
  },
});

export const kinds = screen({ gridArea: 'kinds', minInlineSize: 0 });
export const setup = screen({ gridArea: 'setup', minInlineSize: 0 });
export const where = screen({ gridArea: 'where', minInlineSize: 0 });

export const fields = screen({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });

/** Fields beside each other, or below each other where they do not fit. */
export const row = screen({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space[4],
});
