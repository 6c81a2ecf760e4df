/** Values of the texts, as React Aria gives them. */
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

/** What React Aria says to screen readers, by its part and key, for languages that the library lacks. */
export type AriaTexts = Readonly<
  Record<string, Readonly<Record<string, string | ((values: Values, format: Format) => string)>>>
>;
