import { layers } from '../theme/layers.ts';

/** The rules of a layer below others. */
function* rulesIn(rules: CSSRuleList, layer: string): Generator<string> {
  for (const rule of rules) {
    if (rule instanceof CSSLayerBlockRule && rule.name === layer) yield rule.cssText;
    else if (rule instanceof CSSImportRule && rule.styleSheet) yield* rulesIn(rule.styleSheet.cssRules, layer);
  }
}

/** The rules of a style sheet; none where it is of another host, which keeps them to itself. */
function rulesOf(sheet: CSSStyleSheet): CSSRuleList | undefined {
  try {
    return sheet.cssRules;
  } catch {
    return undefined;
  }
}

/** Returns the rules of the tokens layer in the document: the content of `tokens.css`. */
export const tokenSheet = (): string =>
  [...document.styleSheets]
    .flatMap((sheet) => {
      const rules = rulesOf(sheet);
      return rules ? [...rulesIn(rules, layers.tokens)] : [];
    })
    .join('\n\n');
