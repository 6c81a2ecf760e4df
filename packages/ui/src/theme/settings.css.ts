import { globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { TEXT_SCALES } from './scale.ts';

globalStyle(':root[data-motion="reduced"] :is(*, ::before, ::after)', {
  '@layer': { [layers.base]: { animation: 'none !important', transition: 'none !important' } },
});

for (const percent of TEXT_SCALES) {
  globalStyle(`:root[data-text-scale="${percent}"]`, { '@layer': { [layers.base]: { fontSize: `${percent}%` } } });
}
