import type { AnalysisCalls } from '@listwright/application/contract';
import type { ComponentType } from 'react';
import type { WebClient } from '../../api/WebClient';

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

/** A tool with history, as a screen knows it: a form, a result view and what it calls. */
export interface WebTool<Values extends object, Input, Result> {
  /** What one run is called, for example `title check`. */
  readonly noun: string;
  readonly runLabel: string;
  readonly empty: Values;
  readonly Form: ComponentType<ToolFormProps<Values>>;
  readonly Result: ComponentType<ToolResultProps<Values, Input, Result>>;
  /** Beside the form while there is no result, or the form was changed after it: what can be computed here, for nothing. */
  readonly Live?: ComponentType<Omit<ToolFormProps<Values>, 'faults'>>;
  /** What can be done with the form or the result, next to Export. */
  readonly Actions?: ComponentType<{ readonly values: Values; readonly analysisId: string | null }>;
  /** What a run costs, where it costs something. */
  readonly cost?: string;
  readonly messages?: { readonly done: string; readonly failed: string };
  /** What is missing, by field; an empty object where the form can be sent. */
  readonly judge: (values: Values) => Partial<Record<keyof Values, string>>;
  readonly inputOf: (values: Values) => Input;
  /** The form of a past run, to run it again with changes. */
  readonly valuesOf: (input: Input) => Values;
  readonly calls: (client: WebClient) => AnalysisCalls<Input, Result>;
}
