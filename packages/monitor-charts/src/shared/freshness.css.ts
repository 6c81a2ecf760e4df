import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { pattern } from './pattern.ts';
import { layers, vars } from '@isopter/ui/vars';

/** Does not affect the layout. */
export const freshness = pattern({ display: 'contents' });

export const asOf = pattern({ fontSize: vars.fontSize.xs, color: vars.color.ink2, whiteSpace: 'nowrap' });

const STALE = `${freshness}[data-stale]`;
/** Complete results are stored and remain valid. */
const CARD = `${STALE} [data-component="Card"]:not(:has(> [data-complete]))`;
const rule = (selector: string, style: StyleRule): void =>
  globalStyle(selector, { '@layer': { [layers.patterns]: style } });
const stale = (selector: string, style: StyleRule): void => rule(`${CARD}${selector}`, style);

stale('', { filter: 'grayscale(1)', borderStyle: 'dashed', borderColor: vars.color.lineStrong });
/** The rings around the current event, and the completion circles. */
stale(' [data-part="presented"] circle', { strokeDasharray: '3 4' });
stale(' [data-component="CompletionCircle"] circle:first-child', { strokeDasharray: '2 3' });
stale(' [data-component="CompletionCircle"] [data-part="value"]', { color: vars.color.ink2 });
/** The tag of an eye is outlined instead of filled. */
stale(' [data-component="EyeTag"]', {
  background: 'transparent',
  color: vars.color.ink2,
  boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
});
/** The completion of the whole test is outside the cards. */
rule(`${STALE} [data-component="CompletionCircle"]:not([data-component="Card"] *)`, { filter: 'grayscale(1)' });
