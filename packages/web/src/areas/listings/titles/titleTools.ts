import { analysisCalls, type api, type CallOutput } from '@listwright/application/contract';
import { lazy } from 'react';
import type { WebTool } from '../../../ui/tool/WebTool';
import { TitleActions } from './TitleActions';
import { TitleForm } from './TitleForm';
import {
  EMPTY_TITLE,
  judgeTitle,
  SAMPLE_TITLE,
  titleInput,
  titleLine,
  titleOfProduct,
  titleValues,
  type TitleValues,
} from './TitleValues';

const CheckedTitle = lazy(() => import('./CheckedTitle').then((area) => ({ default: area.CheckedTitle })));
const FittedTitle = lazy(() => import('./FittedTitle').then((area) => ({ default: area.FittedTitle })));
const CheckSample = lazy(() => import('./sample/CheckSample').then((area) => ({ default: area.CheckSample })));
const FitSample = lazy(() => import('./sample/FitSample').then((area) => ({ default: area.FitSample })));

type Check = CallOutput<typeof api.listings.runTitleCheck>['analysis'];
type Fit = CallOutput<typeof api.listings.runTitleFit>['analysis'];

const shared = {
  empty: EMPTY_TITLE,
  sample: SAMPLE_TITLE,
  Form: TitleForm,
  Actions: TitleActions,
  cost: 'free',
  line: titleLine,
  fill: titleOfProduct,
  judge: judgeTitle,
  inputOf: titleInput,
  valuesOf: titleValues,
};

export const titleCheckTool: WebTool<TitleValues, Check['input'], Check['result']> = {
  ...shared,
  noun: 'title check',
  runLabel: 'Check title',
  promise: 'The length against the limit of the marketplace, and each broken rule with its source.',
  Sample: CheckSample,
  Result: CheckedTitle,
  calls: ({ listings }) => analysisCalls(listings, 'TitleCheck'),
};

export const titleFitTool: WebTool<TitleValues, Fit['input'], Fit['result']> = {
  ...shared,
  noun: 'title fit',
  runLabel: 'Shorten title',
  promise: 'A title within the limit, and where each word that left it went.',
  Sample: FitSample,
  Result: FittedTitle,
  calls: ({ listings }) => analysisCalls(listings, 'TitleFit'),
};
