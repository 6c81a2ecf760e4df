import { component } from '../theme/styles.ts';
import { vars } from '../theme/vars.ts';

/** Options with room for more, as many beside each other as fit. */
export const cards = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  gap: vars.space[2],
});

/** Options below each other, each as wide as the list. */
export const rows = component({ display: 'grid', gap: vars.space[3] });

/** Options of a list that belong together. */
export const section = component({ display: 'grid', minInlineSize: 0 });

export const sectionTitle = component({
  paddingInline: vars.space[2],
  color: vars.color.ink2,
  fontSize: vars.fontSize.xs,
});

const IN_ROWS = '[data-appearance="rows"] ';
const IN_CARDS = '[data-appearance="cards"] > ';

/** An option, which is a card among cards and a row of a list. */
export const card = component({
  selectors: {
    [`${IN_ROWS}&`]: { paddingInline: vars.space[2], borderRadius: vars.radius.md, minInlineSize: 0 },
    [`${IN_ROWS}&:hover`]: { background: vars.color.sunken },
    [`${IN_ROWS}&[data-selected]`]: { background: vars.color.accentSoft, fontWeight: vars.fontWeight.strong },
    [`${IN_ROWS}&[data-disabled]:hover`]: { background: 'transparent' },
    [`${IN_CARDS}&`]: {
      position: 'relative',
      isolation: 'isolate',
      padding: `${vars.space[2]} ${vars.space[3]}`,
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.md,
      background: vars.color.surface,
    },
    [`${IN_CARDS}&:hover`]: { borderColor: vars.color.controlLine },
    // an outline too: the border alone would move the content
    [`${IN_CARDS}&[data-selected]`]: {
      borderColor: vars.color.accent,
      background: vars.color.accentSoft,
      boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
    },
    [`${IN_CARDS}&[data-disabled]`]: { borderStyle: 'dashed', borderColor: vars.color.line, background: 'transparent' },
    [`${IN_CARDS}&[data-invalid]`]: { borderColor: vars.color.critical },
  },
});

/** The words of an option; of a card all of it is theirs. */
export const words = component({
  // below the text, so that presses on the text reach it too
  selectors: { [`${IN_CARDS}* > &::after`]: { content: '""', position: 'absolute', inset: 0, zIndex: -1 } },
});

/** The second line of an option; a press on that of a card goes to the card. */
export const second = component({
  selectors: { [`${IN_CARDS}* > &`]: { color: vars.color.ink2, pointerEvents: 'none' } },
});

/** The label and the content at its end, which wraps below it if there is no room. */
export const line = component({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  columnGap: vars.space[3],
  minInlineSize: 0,
});

/** Placed at the end of the label's line. */
export const end = component({
  marginInlineStart: 'auto',
  color: vars.color.ink2,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${IN_ROWS}&`]: { marginInlineStart: 0, fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.regular },
  },
});
