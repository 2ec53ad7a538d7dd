import type { AnalysisCalls } from '@listwright/application/contract';
import type { ComponentType } from 'react';
import type { WebClient } from '../../api/WebClient';
import type { Product } from '../product/Product';
import type { PickedProduct } from '../product/ProductPicker';
import type { ReportFigure } from '../templates/ReportTemplate';

/** What the form of a tool gets: its values, the faults to show and the way to change them. */
export interface ToolFormProps<Values> {
  readonly values: Values;
  readonly faults: Partial<Record<keyof Values, string>>;
  readonly set: (change: Partial<Values>) => void;
}

/** What the view of a result gets: the run, and the form as it is now. */
export interface ToolResultProps<Values, Input, Result> {
  readonly input: Input;
  readonly result: Result;
  readonly values: Values;
  readonly set: (change: Partial<Values>) => void;
}

/** What the form of every tool holds: the product that filled it. */
export interface ToolValues {
  readonly picked: PickedProduct | null;
}

/** One thing that differs between two runs, as a seller calls it. */
export interface Change {
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

/** What a tool says of two results. */
export interface ToolChanges<Result> {
  readonly of: (before: Result, after: Result) => readonly Change[];
  /** What is said where the results differ in nothing that it has words for. */
  readonly none: string;
}

/** A tool with history, as a screen knows it: a form, a result view and what it calls. */
export interface WebTool<Values extends ToolValues, Input, Result> {
  /** What one run is called, for example `title check`. */
  readonly noun: string;
  readonly runLabel: string;
  readonly empty: Values;
  /** What the form is filled with to try the tool, where an example needs no page of others. */
  readonly sample?: Partial<Values>;
  /** What the result holds, in one sentence, while there is none. */
  readonly promise: string;
  /** The result of a sample, while there is none. Absent where `Live` shows it. */
  readonly Sample?: ComponentType;
  readonly Form: ComponentType<ToolFormProps<Values>>;
  readonly Result: ComponentType<ToolResultProps<Values, Input, Result>>;
  /** Right of a result, in view while it scrolls: where it stands as a whole. */
  readonly Rail?: ComponentType<{ readonly result: Result }>;
  /** Below both over the full width: the tables and charts of a result. */
  readonly Details?: ComponentType<{ readonly result: Result }>;
  /** On narrow screens it comes before the result; else after it. */
  readonly isRailFirst?: true;
  /** Next to the form while there is no result, or the form was changed after it: what can be computed here, for nothing. */
  readonly Live?: ComponentType<Omit<ToolFormProps<Values>, 'faults'>>;
  /** What can be done with the form or the result, next to Export. */
  readonly Actions?: ComponentType<{ readonly values: Values; readonly analysisId: string; readonly result: Result }>;
  /** The button that empties form and result, where the tool has one. */
  readonly clearLabel?: string;
  /** What a run costs. */
  readonly cost: string;
  /** What the run on show cost. */
  readonly costOf?: (result: Result) => string;
  /** Which fields are still to be filled before the button works, in one sentence; null: none. Absent: it always works. */
  readonly missing?: (values: Values) => string | null;
  /** The numbers behind the verdict, at most three. */
  readonly figures?: (result: Result) => readonly ReportFigure[];
  readonly messages?: { readonly done: string; readonly failed: string };
  /** Whether a result that arrived says that nothing could be done. */
  readonly isFailure?: (result: Result) => boolean;
  /** What changed between two results, in the words of the tool. Absent: every value of the results that differs. */
  readonly changes?: ToolChanges<Result>;
  /** The form in one line: what it is about, and what else counts. */
  readonly line: (values: Values) => readonly [name: string, ...rest: string[]];
  /** What a product fills in. */
  readonly fill: (product: Product, values: Values) => Partial<Values>;
  /** What is emptied when another product is to be chosen. */
  readonly unfill?: { readonly [Field in keyof Values]?: Values[Field] | undefined };
  /** What is missing, by field; an empty object where the form can be sent. */
  readonly judge: (values: Values) => Partial<Record<keyof Values, string>>;
  readonly inputOf: (values: Values) => Input;
  /** The form of a past run, to run it again with changes. */
  readonly valuesOf: (input: Input) => Values;
  readonly calls: (client: WebClient) => AnalysisCalls<Input, Result>;
}
