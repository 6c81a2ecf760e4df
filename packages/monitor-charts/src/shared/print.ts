/** Colours and typefaces for paper, and for renderers that know no CSS variables; a kind adds those of its marks. */
export const print = {
  surface: '#ffffff',
  ink: '#1c2733',
  quietInk: '#4d5863',
  line: '#9aa5af',
  focus: '#2f6fd6',
  bodyFont: 'Atkinson Hyperlegible Next, sans-serif',
  numberFont: 'Atkinson Hyperlegible Mono, monospace',
} as const;
