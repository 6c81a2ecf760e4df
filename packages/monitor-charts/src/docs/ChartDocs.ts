import type { ComponentType } from 'react';

/** A field of the data of a chart. */
export interface DataField {
  /** Its name; of a field in a list or in another one `eye_states.percentage_done`. */
  name: string;
  /** The unit of its numbers; `null` if it has none. */
  unit: string | null;
  meaning: string;
}

/** The documentation of a monitor or chart, kept in the folder `docs` of its kind. */
export interface ChartDocs {
  /** The exported name of the component. */
  name: string;
  /** Whether its props stay as they are until a major version, or may change in any. */
  status: 'stable' | 'experimental';
  /** The entry of the package it can be imported from, besides the root: `perimetry`. */
  entry: string;
  /** The purpose, in one sentence. */
  summary: string;
  /** When to use it, one sentence each. */
  use: readonly string[];
  /** When not to use it, and the component to use instead. */
  avoid: readonly { when: string; instead: string }[];
  /** The components of the entry that draw a part of it, and can be used alone. */
  parts: readonly { name: string; summary: string }[];
  data: {
    /** How data reach it. */
    text: string;
    /** An example of a record, or of the value of the prop that holds the data. */
    record: object;
    fields: readonly DataField[];
  };
  /** Every mark and letter that is drawn, and what it means. */
  marks: readonly { mark: string; meaning: string }[];
  /** Its keyboard, touch and assistive technology support. */
  accessibility: readonly string[];
  /** The example that the page shows as code, from `X.example.tsx` beside the documentation. */
  example: ComponentType;
}
