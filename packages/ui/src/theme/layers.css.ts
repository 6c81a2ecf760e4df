import { globalLayer } from '@vanilla-extract/css';
import { layerOrder, layers } from './layers.ts';

/* The order is settled where the layers are named first. */
for (const name of layerOrder) globalLayer(name);

export { layers };
