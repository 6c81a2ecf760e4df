/** One soft shadow or one hairline, never both strong: cards are flat, only floating elements cast a shadow. */
export const shadows = {
  light: {
    card: '0 1px 2px oklch(0.25 0.025 245 / 0.05)',
    pop: '0 8px 28px oklch(0.25 0.025 245 / 0.16), 0 1px 3px oklch(0.25 0.025 245 / 0.08)',
  },
  dark: { card: 'none', pop: '0 12px 32px oklch(0.05 0.01 250 / 0.6)' },
  none: { card: 'none', pop: 'none' },
};
