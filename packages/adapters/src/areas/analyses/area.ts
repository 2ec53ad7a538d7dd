import { QuotaGuard } from '@listwright/application/billing';
import { AnalysisHistory, AnalysisRepository, KeepAnalysis, RunAnalysis } from '@listwright/application/analyses';
import { Clock, Fingerprint, IdSource, TableWriter } from '@listwright/application/shared';
import type { Area } from '../../composition/Area.js';
import { implement, provide, type Bind } from '../../composition/provide.js';
import { PostgresAnalysisRepository } from '../../postgres/analyses/PostgresAnalysisRepository.js';
import { Database } from '../../postgres/Database.js';
import { OwnedRows } from '../../postgres/OwnedRows.js';
import { AnalysesAccountData } from './AnalysesAccountData.js';

/** The history that every tool has. Its operations are in the contracts of the areas whose tools they are. */
export const analysesArea: Area = {
  bindings,
  accountData: [AnalysesAccountData],
};

function bindings(bind: Bind): void {
  implement(bind, AnalysisRepository, PostgresAnalysisRepository, Database);
  provide(bind, RunAnalysis, AnalysisRepository, QuotaGuard, Fingerprint, IdSource, Clock);
  provide(bind, KeepAnalysis, AnalysisRepository, Fingerprint, IdSource, Clock);
  provide(bind, AnalysisHistory, AnalysisRepository, TableWriter);
  provide(bind, AnalysesAccountData, AnalysisRepository, OwnedRows);
}
