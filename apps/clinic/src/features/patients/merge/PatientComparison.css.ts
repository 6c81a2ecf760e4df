import { screen } from '@isopter/ui/styles';
import { vars } from '@isopter/ui/theme';

/** The container whose width decides the layout of the table, because the table is also shown in dialogs. */
export const room = screen({ containerType: 'inline-size', inlineSize: '100%' });

export const table = screen({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: vars.fontSize.md,
});

export const cell = screen({
  paddingBlock: vars.space[2],
  paddingInline: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  fontWeight: vars.fontWeight.regular,
});

/** Too narrow for the words of three columns: the fact goes above the two values. Grows with the text. */
const STACKED = '(inline-size < 24rem)';
export const row = screen({
  '@container': { [STACKED]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const across = screen({ '@container': { [STACKED]: { gridColumn: '1 / -1', borderBlockEnd: 'none' } } });

export const head = screen({ color: vars.color.ink2, fontSize: vars.fontSize.sm });

/** The fact, and below it how the two stand to each other. */
export const fact = screen({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], alignItems: 'center' });

export const notStated = screen({ color: vars.color.ink2, fontWeight: vars.fontWeight.regular });

/** Emphasizes differences. */
export const differing = screen({ fontWeight: vars.fontWeight.strong });
