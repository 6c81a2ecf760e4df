import { createGlobalTheme } from '@vanilla-extract/css';
import { vars } from './vars.ts';
import { layers } from './layers.css.ts';
import { light } from './palettes.ts';
import { comfortable, scale } from './scale.ts';
import { shadows } from './shadows.ts';

/** The default theme: applies to the document until an attribute or the system setting selects another. */
createGlobalTheme(':root', vars, {
  '@layer': layers.tokens,
  color: light,
  size: comfortable,
  shadow: shadows.light,
  ...scale,
});
