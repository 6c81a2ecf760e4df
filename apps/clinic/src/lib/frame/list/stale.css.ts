import { screen } from '@isopter/ui/styles';
import { layers, vars } from '@isopter/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

/** Around a table; takes no part in the arrangement. What is out of date has lost its colour, and looks like no live thing. */
export const aging = screen({ display: 'contents' });
globalStyle(`${aging}[data-stale] [data-component="Table"]`, {
  '@layer': { [layers.app]: { filter: 'grayscale(1)', borderStyle: 'dashed', borderColor: vars.color.lineStrong } },
});
