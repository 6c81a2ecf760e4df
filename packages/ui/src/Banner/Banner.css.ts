import { vars } from '../theme/vars.ts';
import { component, componentRecipe } from '../theme/styles.ts';

const tone = (ground: string, ink: string, mark: string) => ({
  background: ground,
  borderColor: `color-mix(in oklab, ${mark} 22%, ${ground})`,
  color: ink,
});
const { color } = vars;
/** Height of the first line: icon, words and buttons are centred on it, however many follow. */
const line = `max(${vars.size.controlSmall}, ${vars.size.target})`;

export const banner = componentRecipe({
  base: {
    display: 'flex',
    // the mark is above the words if they would be narrower than an average word
    flexWrap: 'wrap',
    minInlineSize: 0,
    alignItems: 'flex-start',
    gap: vars.space[3],
    paddingBlock: 10,
    paddingInline: vars.space[4],
    border: '1px solid transparent',
    borderRadius: vars.radius.md,
    fontFamily: vars.font.body,
    fontSize: vars.fontSize.md,
  },
  variants: {
    tone: {
      info: tone(color.accentSoft, color.accentText, color.accent),
      positive: tone(color.positiveSoft, color.positiveText, color.positive),
      caution: tone(color.cautionSoft, color.cautionText, color.caution),
      critical: tone(color.criticalSoft, color.criticalText, color.critical),
    },
  },
});

export const mark = component({ display: 'inline-flex', alignItems: 'center', flexShrink: 0, blockSize: line });

export const body = component({
  flex: '1 1 6.5em',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  minInlineSize: 0,
});

export const message = component({
  flex: '1 1 12rem',
  minInlineSize: 0,
  paddingBlock: `max(0px, (${line} - 1lh) / 2)`,
  overflowWrap: 'anywhere',
  fontWeight: vars.fontWeight.medium,
  color: vars.color.ink1,
});

export const title = component({ fontWeight: vars.fontWeight.strong });

export const actions = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  maxInlineSize: '100%',
  // after a message that takes the whole line
  marginInlineStart: 'auto',
});
