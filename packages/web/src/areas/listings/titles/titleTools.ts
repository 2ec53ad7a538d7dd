import { analysisCalls, type api, type CallOutput } from '@listwright/application/contract';
import type { WebTool } from '../../../ui/tool/WebTool';
import { CheckedTitle } from './CheckedTitle';
import { FittedTitle } from './FittedTitle';
import { TitleForm } from './TitleForm';
import { EMPTY_TITLE, judgeTitle, titleInput, titleValues, type TitleValues } from './TitleValues';

type Check = CallOutput<typeof api.listings.runTitleCheck>['analysis'];
type Fit = CallOutput<typeof api.listings.runTitleFit>['analysis'];

const shared = { empty: EMPTY_TITLE, Form: TitleForm, judge: judgeTitle, inputOf: titleInput, valuesOf: titleValues };

export const titleCheckTool: WebTool<TitleValues, Check['input'], Check['result']> = {
  ...shared,
  noun: 'title check',
  runLabel: 'Check title',
  Result: CheckedTitle,
  calls: ({ listings }) => analysisCalls(listings, 'TitleCheck'),
};

export const titleFitTool: WebTool<TitleValues, Fit['input'], Fit['result']> = {
  ...shared,
  noun: 'title fit',
  runLabel: 'Shorten title',
  Result: FittedTitle,
  calls: ({ listings }) => analysisCalls(listings, 'TitleFit'),
};
