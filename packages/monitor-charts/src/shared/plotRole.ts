interface Spoken {
  /** What kind of plot it is, spoken in place of "application". */
  kind: string;
  /** Id of the element that says how to use the keys. */
  help: string;
}

/** What a plot is to assistive technology: one stop whose points the keys walk through, or a picture with a name. */
export const plotRole = (isInteractive: boolean, { kind, help }: Spoken) =>
  isInteractive
    ? ({ role: 'application', tabIndex: 0, 'aria-describedby': help, 'aria-roledescription': kind } as const)
    : ({ role: 'img' } as const);

/** Attributes of every plot's svg. The sides of the body are never mirrored, and system colours never repaint data. */
export const plotFrame = (width: number, height: number) =>
  ({
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    direction: 'ltr',
    style: { display: 'block', forcedColorAdjust: 'none' },
  }) as const;
