/** Values of the placeholders. */
type Values = Readonly<
  Record<'count' | 'groupCount' | 'optionCount', number> &
    Record<'isGroupChange' | 'isSelected', boolean> &
    Record<
      | 'afterItemText'
      | 'beforeItemText'
      | 'channelLabel'
      | 'chroma'
      | 'columnName'
      | 'date'
      | 'dateRange'
      | 'endDate'
      | 'fieldLabel'
      | 'groupTitle'
      | 'hue'
      | 'item'
      | 'itemText'
      | 'label'
      | 'lightness'
      | 'link'
      | 'maxValue'
      | 'minValue'
      | 'name'
      | 'optionText'
      | 'percentTransparent'
      | 'startDate'
      | 'time'
      | 'value',
      string
    >
>;

interface Format {
  plural: (count: number, forms: Readonly<Record<string, string | (() => string)>>) => string;
  number: (value: number) => string;
  select: (options: Readonly<Record<string, string | (() => string)>>, value: unknown) => string;
}

/** Texts of React Aria for screen readers, by package and key, in a language that React Aria has no texts for. */
export type AriaTexts = Readonly<
  Record<string, Readonly<Record<string, string | ((values: Values, format: Format) => string)>>>
>;
