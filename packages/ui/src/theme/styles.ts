import { style, type ComplexStyleRule, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layers } from './layers.css.ts';

type Layer = keyof typeof layers;
type Rule = ComplexStyleRule | string;
type VariantGroups = Record<string, Record<string, Rule>>;
type RecipeOptions<V extends VariantGroups> = Parameters<typeof recipe<V>>[0];

const layered = (layer: Layer, rule: StyleRule): StyleRule => ({ '@layer': { [layers[layer]]: rule } });

/** Puts a rule, or each rule of a list, into a layer; class names pass as they are. */
function inLayer<R extends Rule>(layer: Layer, rule: R): R {
  if (typeof rule === 'string') return rule;
  if (!Array.isArray(rule)) return layered(layer, rule as StyleRule) as R;
  return (rule as Rule[]).map((part) => inLayer(layer, part)) as unknown as R;
}

function recipeInLayer<V extends VariantGroups>(layer: Layer, options: RecipeOptions<V>): RecipeOptions<V> {
  const variants = Object.entries(options.variants ?? {}).map(([group, choices]) => [
    group,
    Object.fromEntries(Object.entries(choices).map(([name, rule]) => [name, inLayer(layer, rule)])),
  ]);
  return {
    ...options,
    ...(options.base === undefined ? {} : { base: inLayer(layer, options.base) }),
    variants: Object.fromEntries(variants) as V,
    compoundVariants: (options.compoundVariants ?? []).map((compound) => ({
      ...compound,
      style: inLayer(layer, compound.style),
    })),
  };
}

/** Creates a class in the components layer: `export const box = component({ padding: vars.space[2] })`. */
export const component = (rule: ComplexStyleRule): string => style(inLayer('components', rule));
/** Creates a class in the patterns layer, which takes precedence over components. */
export const pattern = (rule: ComplexStyleRule): string => style(inLayer('patterns', rule));
/** Creates a class in the app layer, the strongest, for the screens of an application. */
export const screen = (rule: ComplexStyleRule): string => style(inLayer('app', rule));
/** Creates a recipe (named variants) in the components layer. */
export const componentRecipe = <V extends VariantGroups>(options: RecipeOptions<V>): ReturnType<typeof recipe<V>> =>
  recipe(recipeInLayer('components', options));
/** Creates a recipe (named variants) in the patterns layer. */
export const patternRecipe = <V extends VariantGroups>(options: RecipeOptions<V>): ReturnType<typeof recipe<V>> =>
  recipe(recipeInLayer('patterns', options));
