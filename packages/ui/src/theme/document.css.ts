import { elementStyles } from './elements.ts';

/* For documents in which everything is ours: text, pictures and tables look so outside of components too. */

elementStyles('document');
