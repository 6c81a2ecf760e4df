import { globalLayer } from '@vanilla-extract/css';
import { layers } from './layers.ts';

/* The order is settled where the layers are named first. */
for (const name of Object.values(layers)) globalLayer(name);

export { layers };
