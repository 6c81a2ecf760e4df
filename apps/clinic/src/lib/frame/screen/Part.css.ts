import { screen } from '@isopter/ui/styles';

/** A telephone: the frame is a sheet there too. On paper there is room for all parts. */
const PHONE = 'screen and (width < 720px)';

export const switcher = screen({ display: 'none', '@media': { [PHONE]: { display: 'block' } } });
/** Not there on a telephone while another part is shown. */
export const partly = screen({
  '@media': { [PHONE]: { selectors: { '&[data-elsewhere]': { display: 'none' } } } },
});
/** There on a telephone alone. */
export const phoneOnly = screen({
  display: 'none',
  '@media': { [PHONE]: { selectors: { '&:not([data-elsewhere])': { display: 'block' } } } },
});
export const part = screen({ display: 'contents' });
