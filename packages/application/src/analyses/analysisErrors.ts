import { DomainError } from '@listwright/domain/shared';

export const analysisErrors = {
  notFound: () => new DomainError('not_found', 'analysis_not_found', 'There is no such analysis.'),
};
